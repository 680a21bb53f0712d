import { expect, test, vi } from 'vitest';
import { places } from '@/route/history';
import { begin } from './inPhone';

test('the phone does what its stage asks, and nothing that anybody else does', () => {
  const told = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  begin();
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ tael: 'phone', path: '/' }),
    window.location.origin,
  );
  const hear = (path: string, origin: string, source: Window | null) => {
    const data = { tael: 'stage', act: 'go', path };
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  };
  hear('/my', 'https://example.com', window.parent);
  hear('/my', window.location.origin, null);
  expect(places.get().pathname).toBe('/');
  hear('/my', window.location.origin, window.parent);
  expect(places.get().pathname).toBe('/my');
});
