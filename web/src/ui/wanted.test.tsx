import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import { wanted } from './wanted';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const line = (there: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);

afterEach(() => vi.restoreAllMocks());

it('waits for a line, says so, and goes on by itself', async () => {
  const online = line(false);
  const load = vi
    .fn(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce(7 as never);
  const coming = wanted(load);
  await vi.waitFor(() => expect(toasts.get()?.text).toBe('没有网络，联网后自动打开'));
  expect(load).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await coming).toBe(7);
});

it('fails at once with a line', async () => {
  line(true);
  await expect(wanted(lost)).rejects.toThrow(/module/);
});
