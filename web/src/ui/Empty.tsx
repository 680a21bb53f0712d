import type { ReactNode } from 'react';

interface EmptyProps {
  /** In place of the glass that looks for something: a drawing of `ui/drawings`. */
  drawing?: ReactNode;
  /** What is missing, in one line. */
  title: string;
  /** Which condition would help. */
  text?: string;
  /** Two buttons at most. */
  acts?: ReactNode;
}

/** A line drawing, what is missing, what would help. */
export function Empty({ drawing, title, text, acts }: EmptyProps) {
  return (
    <div className="empty">
      {drawing ?? <SearchDrawing />}
      <p className="mt-5 text-17 strong">{title}</p>
      {text && <p className="mt-2 text-13 text-t2">{text}</p>}
      {acts && <div className="mt-6 flex flex-wrap justify-center gap-3">{acts}</div>}
    </div>
  );
}

const LINE = { stroke: 'var(--brand)', strokeWidth: 3, strokeLinecap: 'round' } as const;

function SearchDrawing() {
  return (
    <svg width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      <path d="M8 96h144" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
      <g fill="var(--pressed)">
        <rect x="28" y="64" width="18" height="32" rx="4" />
        <rect x="54" y="48" width="18" height="48" rx="4" />
        <rect x="80" y="72" width="18" height="24" rx="4" />
      </g>
      <path
        d="M20 76C44 72 48 40 70 40s28 22 46 4"
        stroke="var(--brand-line)"
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <circle cx="114" cy="40" r="24" fill="var(--surface)" {...LINE} />
      <path d="m131 57 14 14" {...LINE} strokeWidth={5} />
      <path d="M105 40h18" {...LINE} />
    </svg>
  );
}
