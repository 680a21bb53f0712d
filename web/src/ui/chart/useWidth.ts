import { useLayoutEffect, useRef, useState } from 'react';

/** Follows the width of an element, so that charts are as wide as their card. */
export function useWidth(first = 326) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(120, Math.round(entry.contentRect.width)));
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return [ref, width] as const;
}
