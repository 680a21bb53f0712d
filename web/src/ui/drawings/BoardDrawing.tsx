import { Drawing, LINE } from './Drawing';

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
