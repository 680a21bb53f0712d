import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToInstall, watchInstall } from '@/lib/install';
import { newerRelease } from '@/lib/release';
import { renderScreen } from '../../../../test/renderScreen';

watchInstall();

const row = () => screen.queryByRole('button', { name: /添加到桌面/ });

afterEach(() => {
  askToInstall.set(null);
  newerRelease.set(null);
});

describe('putting the app on the desktop', () => {
  it('is asked by the browser where it can, once', async () => {
    const prompt = vi.fn(async () => {});
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    const { user } = await renderScreen('/my', { as: 'visitor' });
    await user.click(await screen.findByRole('button', { name: /添加到桌面/ }));
    expect(prompt).toHaveBeenCalledTimes(1);
    await user.click(await screen.findByRole('button', { name: /添加到桌面/ }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/添加到主屏幕/)).toBeVisible();
  });

  it('is said in words on an iPhone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)');
    const { user } = await renderScreen('/my', { as: 'visitor' });
    await user.click(await screen.findByRole('button', { name: /添加到桌面/ }));
    expect(await screen.findByText(/分享/)).toBeVisible();
  });

  it('is not offered where it was opened from there', async () => {
    const plain = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(plain(media), { matches: media === '(display-mode: standalone)' }),
    );
    newerRelease.set(() => () => {});
    await renderScreen('/my', { as: 'visitor' });
    // The row beside it has come.
    expect(await screen.findByRole('button', { name: /有新版本/ })).toBeVisible();
    expect(row()).toBeNull();
  });
});

it('a newer release waits in 我的 until it is taken', async () => {
  const take = vi.fn();
  const { user } = await renderScreen('/my', { as: 'visitor' });
  expect(screen.queryByRole('button', { name: /有新版本/ })).toBeNull();
  act(() => newerRelease.set(() => take));
  await waitFor(() => expect(screen.getByRole('button', { name: /有新版本/ })).toBeVisible());
  await user.click(screen.getByRole('button', { name: /有新版本/ }));
  expect(take).toHaveBeenCalledTimes(1);
});
