import { Drawing, LINE } from './Drawing';

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
