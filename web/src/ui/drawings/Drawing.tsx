import type { ReactNode } from 'react';

export const LINE = { stroke: 'var(--brand)', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** The frame of every line drawing: 160 × 112 on a ground line, told by the words beside it. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      <path d="M8 96h144" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
      {children}
    </svg>
  );
}
