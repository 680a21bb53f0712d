import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormFoot } from '@/patterns/form/FormFoot';
import { OFFLINE } from '@/wire/action';
import { lineLost, offline } from '@/wire/line';
import { watchLine } from '@/wire/watchLine';
import { ActBar } from './ActBar';

watchLine();

let online = true;

async function lose() {
  online = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  await waitFor(() => expect(offline.get()).toBe(true));
}

function find() {
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  find();
  act(() => lineLost.set(false));
  vi.unstubAllGlobals();
});

describe('the button of a form', () => {
  it('waits and says why, in an order', async () => {
    render(
      <ActBar label="总计" value="10.00" step={{ kind: 'pay', act: '买入' }} onAct={vi.fn()} />,
    );
    const button = screen.getByRole('button', { name: '买入' });
    expect(button).toBeEnabled();
    await lose();
    expect(button).toBeDisabled();
    expect(screen.getByText(OFFLINE)).toBeVisible();
    find();
    expect(button).toBeEnabled();
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it('waits and says why, where facts are handed in', async () => {
    const form = { id: 'f', lack: undefined, pending: false, seekLack: vi.fn() };
    render(<FormFoot form={form} act="保存" />);
    expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
    await lose();
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
  });
});
