import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Follows the width of an element, so that charts are as wide as their card in every frame. */
export function useWidth(first = 326) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const now = Math.max(120, Math.round(entry.contentRect.width));
      // Before the frame is painted: a chart that is wider than its card pushes the page sideways.
      flushSync(() => setWidth(now));
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return [ref, width] as const;
}
