import { Drawing, LINE } from './Drawing';

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
