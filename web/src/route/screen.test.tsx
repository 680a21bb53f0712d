import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { ScreenBoundary } from '@/app/ScreenBoundary';
import { lazy } from './screen';
import { ViewPlace } from './ViewPlace';

it('shows a screen that does not come as such, and asks for it again only at a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
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

  load.mockResolvedValue({ default: () => <p>来了</p> } as never);
  await act(() => userEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(await screen.findByText('来了')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
