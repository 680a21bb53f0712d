import type { ReactNode } from 'react';

const LINE = { stroke: 'var(--brand)', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** The frame of every line drawing: 160 × 112 on a ground line, told by the words beside it. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      <path d="M8 96h144" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
      {children}
    </svg>
  );
}

/** Orders: a slip with its lines, torn at the foot. */
export function SlipDrawing() {
  return (
    <Drawing>
      <rect x="30" y="56" width="34" height="40" rx="4" fill="var(--pressed)" />
      <rect x="98" y="68" width="30" height="28" rx="4" fill="var(--pressed)" />
      <path
        d="M54 20h52v68l-8.7-6-8.6 6-8.7-6-8.7 6-8.6-6-8.7 6z"
        fill="var(--surface)"
        strokeLinejoin="round"
        {...LINE}
      />
      <path d="M68 38h24" {...LINE} />
      <path d="M68 52h24M68 64h14" {...LINE} stroke="var(--brand-line)" />
    </Drawing>
  );
}

/** Cards: one before another. */
export function CardDrawing() {
  return (
    <Drawing>
      <rect x="24" y="40" width="84" height="56" rx="8" fill="var(--pressed)" />
      <rect x="44" y="26" width="88" height="58" rx="8" fill="var(--surface)" {...LINE} />
      <path d="M44 44h88" {...LINE} />
      <path d="M58 68h18M88 68h8" {...LINE} stroke="var(--brand-line)" />
    </Drawing>
  );
}

/** Questions: a board with what is ticked and what is not. */
export function BoardDrawing() {
  return (
    <Drawing>
      <rect x="28" y="64" width="30" height="32" rx="4" fill="var(--pressed)" />
      <rect x="102" y="52" width="30" height="44" rx="4" fill="var(--pressed)" />
      <rect x="48" y="18" width="64" height="72" rx="8" fill="var(--surface)" {...LINE} />
      <path d="m60 40 4 4 7-8M60 62l4 4 7-8" strokeLinejoin="round" {...LINE} />
      <path d="M82 41h18M82 63h18" {...LINE} stroke="var(--brand-line)" />
    </Drawing>
  );
}

/** Assets: a purse and what will grow from it. */
export function PurseDrawing() {
  return (
    <Drawing>
      <g fill="var(--pressed)">
        <rect x="22" y="68" width="18" height="28" rx="4" />
        <rect x="120" y="56" width="18" height="40" rx="4" />
      </g>
      <path
        d="M28 56C48 54 52 26 72 26s26 14 56-8"
        strokeDasharray="2 7"
        {...LINE}
        strokeWidth={2.5}
        stroke="var(--brand-line)"
      />
      <rect x="46" y="40" width="68" height="50" rx="9" fill="var(--surface)" {...LINE} />
      <path
        d="M114 56H98a9 9 0 0 0 0 18h16"
        fill="var(--surface)"
        strokeLinejoin="round"
        {...LINE}
      />
      <path d="M98 65h.01" {...LINE} strokeWidth={5} />
    </Drawing>
  );
}
