import { type RefObject, useLayoutEffect, useState } from 'react';

/** The phone with its edge, in its own pixels. */
const WIDTH = 390 + 24;
const HEIGHT = 844 + 24;

/** How much smaller the phone is drawn, so that it is whole in its place; never larger. */
export function useScale(
  place: RefObject<HTMLElement | null>,
  [width, height] = [WIDTH, HEIGHT],
): number {
  const [scale, setScale] = useState(0.9);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setScale(Math.min(1, clientWidth / width, clientHeight / height));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place, width, height]);
  return scale;
}
