import { useId } from 'react';
import { linear, linePath, thin } from './chart/scale';

interface SparklineProps {
  values: readonly number[];
  width?: number;
  height?: number;
  tone?: 'up' | 'down' | 'brand';
  /** Draws a flat line: the amounts are hidden. */
  hidden?: boolean;
}

/** A small line without axes; the figure beside it says what it shows. */
export function Sparkline({ values, width = 52, height = 28, tone, hidden }: SparklineProps) {
  const id = useId();
  const drawn =
    hidden || values.length < 2 ? [0, 0] : thin(values, 60).map((at) => values[at] ?? 0);
  const low = Math.min(...drawn);
  const high = Math.max(...drawn);
  const x = linear([0, drawn.length - 1], [1, width - 1]);
  const y = linear([low, high], [height - 2, 2]);
  const flat = low === high;
  const points = drawn.map((value, at) => ({ x: x(at), y: flat ? height / 2 : y(value) }));
  const path = linePath(points);
  const rises = (drawn[drawn.length - 1] ?? 0) >= (drawn[0] ?? 0);
  const colour = hidden ? 'var(--line-strong)' : `var(--${tone ?? (rises ? 'up' : 'down')})`;
  return (
    <svg width={width} height={height} aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour} stopOpacity="0.16" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </linearGradient>
      {!flat && <path d={`${path}L${width - 1} ${height}L1 ${height}Z`} fill={`url(#${id})`} />}
      <path d={path} fill="none" stroke={colour} strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
