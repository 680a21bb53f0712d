import clsx from 'clsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoteProps {
  tone?: 'plain' | 'warn' | 'brand' | 'gold' | 'surface';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A tinted block with an icon: a rule, a warning, a hint that stays. */
export function Note({ tone = 'plain', icon, className, children }: NoteProps) {
  return (
    <div className={clsx('note', tone !== 'plain' && `note-${tone}`, className)}>
      {icon ?? <Info size={18} strokeWidth={1.75} aria-hidden="true" />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
