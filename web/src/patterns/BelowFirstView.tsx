import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { isQuiet } from '@/wire/quiet';

interface BelowFirstViewProps {
  /** What stands in its place until then, as high as it. */
  bones: ReactNode;
  children: ReactNode;
}

/**
 * What a screen shows further down. When the page has just been opened it is drawn, and asks for
 * its answers, after the paint of what stands above it; later on at once.
 */
export function BelowFirstView({ bones, children }: BelowFirstViewProps) {
  const [painted, setPainted] = useState(isQuiet);
  useEffect(() => {
    if (painted) return undefined;
    // A frame is seen when the one after it is drawn.
    let stop = afterPaint(() => {
      stop = afterPaint(() => startTransition(() => setPainted(true)));
    });
    return () => stop();
  }, [painted]);
  return painted ? children : bones;
}
