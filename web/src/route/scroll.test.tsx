import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetScroll, useScrollMemory } from './scroll';

const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

afterEach(() => {
  forgetScroll(0);
  scrolled.mockClear();
});

/** Shows a screen, scrolls it, and leaves it. */
function visitScreen(key: string, scrollY: number) {
  const { unmount } = renderHook(() => useScrollMemory(key));
  window.scrollY = scrollY;
  window.dispatchEvent(new Event('scroll'));
  unmount();
}

it('stands where it stood on the way back', () => {
  visitScreen('1:/fundlist', 640);
  renderHook(() => useScrollMemory('1:/fundlist'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 640);
});

it('begins at the top when another fund opens at the same depth', () => {
  visitScreen('1:/funddetail', 900);
  visitScreen('/asset', 300);
  forgetScroll(1);
  renderHook(() => useScrollMemory('1:/funddetail'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  renderHook(() => useScrollMemory('/asset'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 300);
});
