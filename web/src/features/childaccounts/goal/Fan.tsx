/* once */
import { useMemo, useState } from 'react';
import { goalWords as words } from '@/features/childaccounts/words.goal';
import { amount } from '@/lib/figures';
import { Crosshair, Grid, Tip } from '@/ui/chart/LineParts';
import { linePath } from '@/ui/chart/scale';
import { useWidth } from '@/ui/chart/useWidth';
import { type FanFrame, fanOf } from './fan';
import type { Goal } from './goal';
import type { When } from './when';
import '@/ui/chart/chart.css';
import './fan.css';

interface FanProps {
  goal: Goal;
  /** The rate that stands out. */
  chosen: string;
  target: string;
  whens: readonly When[];
}

/** What the same sum a month comes to under each assumption, by touch, by keys, and as a table. */
export default function Fan({ goal, chosen, target, whens }: FanProps) {
  const [ref, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const frame = useMemo(
    () => fanOf({ goal, chosen, target, whens }, width),
    [goal, chosen, target, whens, width],
  );
  const last = whens.length - 1;
  const label = words.chart(amount(goal.monthly, 0), words.span(goal.months));
  function point(clientX: number, target: Element) {
    setAt(frame.dayAt(clientX - target.getBoundingClientRect().left));
  }
  function key(pressed: string) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last }[pressed];
    if (step) setAt((now) => Math.max(0, Math.min(last, (now ?? last) + step)));
    else if (pressed === 'Escape') setAt(null);
    return step !== undefined;
  }
  return (
    <div ref={ref} className="mt-4">
      <figure
        className="chart m-0"
        aria-label={`${label}，${words.keys}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the crosshair moves by keys
        tabIndex={0}
        onPointerDown={(event) => point(event.clientX, event.currentTarget)}
        onPointerMove={(event) => point(event.clientX, event.currentTarget)}
        onPointerLeave={() => setAt(null)}
        onPointerCancel={() => setAt(null)}
        onBlur={() => setAt(null)}
        onKeyDown={(event) => key(event.key) && event.preventDefault()}
      >
        <svg width={width} height={frame.height} aria-hidden="true">
          <Standing frame={frame} />
          {at !== null && <Crosshair frame={frame} at={at} />}
        </svg>
        {at !== null && <Tip frame={frame} at={at} format={yuan} plain />}
      </figure>
      <div className="hidden-visually">
        <CourseTable label={label} frame={frame} />
      </div>
    </div>
  );
}

function yuan(value: number): string {
  return amount(value.toFixed(2));
}

/** The grid, the band, the wish, the lines with their ends. */
function Standing({ frame }: { frame: FanFrame }) {
  const { band, target, drawn, ends, unders, right, width, bottom, x } = frame;
  const [first] = drawn;
  const start = first?.points[0];
  return (
    <>
      <Grid frame={frame} />
      {/* The grid names its feet from three points on. */}
      {frame.days.length < 3 &&
        frame.feet.map(({ at, anchor, text }) => (
          <text key={at} x={x(at)} y={bottom + 20} textAnchor={anchor} className="chart-axis">
            {text}
          </text>
        ))}
      {unders.map(({ at, anchor, text }) => (
        <text key={at} x={x(at)} y={bottom + 36} textAnchor={anchor} className="chart-axis">
          {text}
        </text>
      ))}
      <path d={band} className="child-band" />
      <line x1="0" x2={right} y1={target.y} y2={target.y} className="chart-cross" />
      <g className="chart-draw">
        {drawn.map(({ series, points, colour, width: thick }) => (
          <path
            key={series.name}
            d={linePath(points)}
            fill="none"
            stroke={colour}
            strokeWidth={thick}
            strokeLinejoin="round"
          />
        ))}
      </g>
      <text x="0" y={target.y - 7} className="chart-axis child-target">
        {target.text}
      </text>
      {start && <circle cx={start.x} cy={start.y} r="4.5" className="child-start" />}
      {ends.map(({ rate, sum, y, chosen }) => (
        <g key={rate} className={chosen ? 'child-end child-end-chosen' : 'child-end'}>
          <text x={right + 8} y={y + 4}>
            {rate}
          </text>
          <text x={width} y={y + 4} textAnchor="end">
            {sum}
          </text>
        </g>
      ))}
    </>
  );
}

function CourseTable({ label, frame }: { label: string; frame: FanFrame }) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{words.time}</th>
          {frame.drawn.map(({ series }) => (
            <th key={series.name} scope="col">
              {series.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frame.days.map((day, at) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {frame.drawn.map(({ series }) => (
              <td key={series.name}>{yuan(series.values[at] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
