const LINE = { stroke: 'var(--brand)', strokeWidth: 2, strokeLinecap: 'round' } as const;
const STAR = { fill: 'var(--brand-line)' } as const;
const FAINT = { ...LINE, stroke: 'var(--brand-line)' } as const;

/** Which side is wanted: the portrait with its lines, or the emblem with the title. */
export function CertificateDrawing({ side }: { side: 'certFront' | 'certBack' }) {
  return (
    <svg viewBox="0 0 128 81" fill="none" className="absolute inset-0 size-full" aria-hidden="true">
      {side === 'certFront' ? <Portrait /> : <Emblem />}
      <path d="M5 15V9a4 4 0 0 1 4-4h7M112 5h7a4 4 0 0 1 4 4v6" {...LINE} />
      <path d="M5 66v6a4 4 0 0 0 4 4h7M112 76h7a4 4 0 0 0 4-4v-6" {...LINE} />
    </svg>
  );
}

function Portrait() {
  return (
    <>
      <path d="M18 20h20M18 31h10M34 31h8M18 42h24M18 66h62" {...FAINT} />
      <circle cx="98" cy="27" r="9" fill="var(--brand-weak)" {...FAINT} />
      <path d="M83 56c0-9 6.7-15 15-15s15 6 15 15z" fill="var(--brand-weak)" {...FAINT} />
    </>
  );
}

function Emblem() {
  return (
    <>
      <circle cx="25" cy="24" r="10" fill="var(--brand-weak)" {...FAINT} />
      <path d="m25 18 1.8 3.8 4.2.6-3 3 .7 4.2-3.7-2-3.7 2 .7-4.2-3-3 4.2-.6z" {...STAR} />
      <path d="M46 17h64M26 63h20M52 63h50M26 70h20M52 70h40" {...FAINT} />
    </>
  );
}
