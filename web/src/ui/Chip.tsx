import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ChipProps {
  on?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A category or a quick amount. */
export function Chip({ on = false, disabled, onClick, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={on} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}

interface ChipsProps {
  /** Keeps them on one line; names the chosen one, which is brought into sight. */
  line?: string;
  /** Parts of a whole: in large letters two even lines rather than one chip alone on the second. */
  parts?: boolean;
  children: ReactNode;
}

/** A row of chips. */
export function Chips({ line, parts, children }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const seen = useRef<string>(undefined);
  useLayoutEffect(() => {
    const chosen = line && row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // To measure lays the page out once more: not for the first one, which is in sight at first.
    const first = chosen === row.current?.firstElementChild && seen.current === undefined;
    seen.current = line;
    if (!row.current || !chosen || first) return;
    const { left, width } = chosen.getBoundingClientRect();
    const box = row.current.getBoundingClientRect();
    row.current.scrollLeft += left - box.left - (box.width - width) / 2;
  }, [line]);
  return (
    <div ref={row} className={clsx('chips', line && 'chips-scroll', parts && 'chips-parts')}>
      {children}
    </div>
  );
}
