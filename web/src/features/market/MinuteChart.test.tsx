import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUOTE } from '../../../test/quoteSample';
import type { Quote } from './board';
import { MinuteChart } from './MinuteChart';

const observed = new Map<Element, ResizeObserverCallback>();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly told: ResizeObserverCallback) {}
      observe(node: Element) {
        observed.set(node, this.told);
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  observed.clear();
});

const quote = (...prices: string[]): Quote => ({
  ...QUOTE,
  minutes: prices.map((_, at) => 570 + at),
  prices,
});

/** The card of what is in the page gets another width. */
function widen(width: number) {
  act(() => {
    for (const [node, told] of observed) {
      if (!node.isConnected) continue;
      told([{ contentRect: { width } } as ResizeObserverEntry], {} as ResizeObserver);
    }
  });
}

it('is as wide as its card, too, when the first minutes come while it is looked at', () => {
  const { rerender } = render(<MinuteChart quote={quote('8391.00')} live />);
  widen(500);
  rerender(<MinuteChart quote={quote('8391.00', '8380.00')} live />);
  widen(600);
  const chart = screen.getByRole('figure').querySelector('svg');
  expect(chart).toHaveAttribute('width', '600');
});
