import { type RefObject, useEffect, useRef, useState } from 'react';

interface Reading {
  /** Stands behind the last line. */
  end: RefObject<HTMLDivElement | null>;
  /** The last line has been on the screen. */
  finished: boolean;
  /** Seconds that the text was in front of the customer. */
  seconds: number;
}

/** Follows how long a text is read, and whether to its end; a hidden page does not count. */
export function useReading(): Reading {
  const end = useRef<HTMLDivElement>(null);
  const [finished, setFinished] = useState(false);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((count) => count + 1);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setFinished(true);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return { end, finished, seconds };
}

/** Paragraphs of a text with line breaks. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
