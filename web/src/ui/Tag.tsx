import clsx from 'clsx';
import type { ReactNode } from 'react';

export type TagTone = 'plain' | 'brand' | 'gold' | 'warn';

/** A word in a tinted box. At most three in a row: type, risk, honour. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={clsx('tag', tone !== 'plain' && `tag-${tone}`)}>{children}</span>;
}
