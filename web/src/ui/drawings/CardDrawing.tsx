import { Drawing, LINE } from './Drawing';

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
