import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenBoundary } from '@/app/ScreenBoundary';
import { lazy } from './screen';
import { ViewPlace } from './ViewPlace';

const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A screen whose file does not come. */
async function failing() {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch a module')));
  const view = lazy(load as () => Promise<unknown>);
  await act(async () => {
    render(
      <ScreenBoundary>
        <Suspense>
          <ViewPlace view={view} />
        </Suspense>
      </ScreenBoundary>,
    );
  });
  expect(await screen.findByText('页面没有加载出来')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  return load;
}

async function retry() {
  await act(async () => userEvent.click(await screen.findByRole('button', { name: '重试' })));
}

it('shows a screen that does not come as such, and asks for it again only at a retry', async () => {
  const load = await failing();
  load.mockResolvedValue({ default: () => <p>来了</p> } as never);
  await retry();
  expect(await screen.findByText('来了')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('opens the page anew where a screen does not come at a retry either', async () => {
  const load = await failing();
  await retry();
  expect(await screen.findByText('页面没有加载出来')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await retry();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks again as often as wanted without a network, where no page could be opened', async () => {
  const load = await failing();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await retry();
  await retry();
  expect(await screen.findByText('页面没有加载出来')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});
