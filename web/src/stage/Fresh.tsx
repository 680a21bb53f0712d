/* once */
import { type ElementType, type ReactNode, useEffect, useRef, useState } from 'react';

const FRESH_MS = 5_000;
/** What stands when a curtain opens is not news. */
const OPENED_MS = 1_500;

let opened = Date.now();

/** Called when another order is shown: all of it is there at once. */
export function openCurtain() {
  opened = Date.now();
}

interface FreshProps {
  as?: ElementType;
  className?: string;
  children: (fresh: boolean) => ReactNode;
}

/** Something that has just come says so for five seconds, where it can be seen. */
export function Fresh({ as: Tag = 'div', className, children }: FreshProps) {
  const [fresh, setFresh] = useState(() => Date.now() - opened > OPENED_MS);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = still ? 'instant' : 'smooth';
    if (place.current?.dataset.fresh === 'true') {
      place.current.scrollIntoView({ block: 'nearest', behavior });
    }
    const timer = setTimeout(() => setFresh(false), FRESH_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tag ref={place} className={className} data-fresh={fresh}>
      {children(fresh)}
    </Tag>
  );
}
