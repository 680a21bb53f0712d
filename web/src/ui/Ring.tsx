/** Colours of parts, the largest first; the last one is for all others. */
const PART_COLOURS = [
  'var(--c1)',
  'var(--c2)',
  'var(--c3)',
  'var(--c4)',
  'var(--c5)',
  'var(--c-base)',
];
const RADIUS = 56;
const RING = 17;
const GAP = 2.5;

interface RingProps {
  /** Parts in the order drawn, each a fraction of the whole. */
  parts: readonly { name: string; part: number }[];
  /** Two lines in the middle. */
  caption?: string;
  title?: string;
}

/** A ring of parts; a table beside it says the same. */
export function Ring({ parts, caption, title }: RingProps) {
  const round = 2 * Math.PI * RADIUS;
  let turned = 0;
  const arcs = parts.map(({ name, part }, at) => {
    const length = part * round;
    const arc = { name, from: turned, length: Math.max(0.5, length - GAP), colour: colourOf(at) };
    turned += length;
    return arc;
  });
  return (
    <div className="relative flex-none">
      <svg width="132" height="132" viewBox="-66 -66 132 132" aria-hidden="true">
        <g transform="rotate(-90)" fill="none" strokeWidth={RING}>
          <circle r={RADIUS} stroke="var(--inset)" />
          {arcs.map(({ name, from, length, colour }) => (
            <circle
              key={name}
              r={RADIUS}
              stroke={colour}
              strokeDasharray={`${length} ${round - length}`}
              strokeDashoffset={-from}
            />
          ))}
        </g>
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="max-w-16 text-center text-12 text-t3">{caption}</span>
        <span className="text-13 strong">{title}</span>
      </div>
    </div>
  );
}

export function colourOf(at: number): string | undefined {
  return PART_COLOURS[Math.min(at, PART_COLOURS.length - 1)];
}
