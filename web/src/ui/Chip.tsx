import clsx from 'clsx';
import type { ReactNode } from 'react';

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

/** A row of chips; `scroll` keeps them on one line. */
export function Chips({ scroll, children }: { scroll?: boolean; children: ReactNode }) {
  return <div className={clsx('chips', scroll && 'chips-scroll')}>{children}</div>;
}
