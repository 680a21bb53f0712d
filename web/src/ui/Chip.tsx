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

interface ChipsProps {
  /** Parts of a whole: in large letters two even lines rather than one chip alone on the second. */
  parts?: boolean;
  children: ReactNode;
}

/** A row of chips. */
export function Chips({ parts, children }: ChipsProps) {
  return <div className={clsx('chips', parts && 'chips-parts')}>{children}</div>;
}
