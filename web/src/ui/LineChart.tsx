import { memo, useMemo, useState } from 'react';
import { Crosshair, EventMarks, Grid, Lines, Tip } from './chart/LineParts';
import { type ChartFrame, layOut } from './chart/layout';
import type { LineChartProps } from './chart/props';
import { useWidth } from './chart/useWidth';

/** Curves with a crosshair by touch and keys, event marks, and a table for screen readers. */
export function LineChart(props: LineChartProps) {
  const { label, days, series, events, format, axis, whole, height = 220 } = props;
  const [ref, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  // Only the crosshair and its figures follow the finger: years of days are laid out once.
  const frame = useMemo(
    () => layOut({ label, days, series, events, format, axis, whole }, width, height),
    [label, days, series, events, format, axis, whole, width, height],
  );
  const last = days.length - 1;
  function point(clientX: number, target: Element) {
    const left = target.getBoundingClientRect().left;
    setAt(Math.max(0, Math.min(last, Math.round(frame.dayAt(clientX - left)))));
  }
  function key(pressed: string) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last }[pressed];
    if (step) setAt((now) => Math.max(0, Math.min(last, (now ?? last) + step)));
    else if (pressed === 'Escape') setAt(null);
    return step !== undefined;
  }
  return (
    <div ref={ref}>
      <figure
        className="chart m-0"
        aria-label={`${label}，左右键查看每天`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the crosshair moves by keys
        tabIndex={0}
        onPointerDown={(event) => point(event.clientX, event.currentTarget)}
        onPointerMove={(event) => point(event.clientX, event.currentTarget)}
        onPointerLeave={() => setAt(null)}
        onPointerCancel={() => setAt(null)}
        onBlur={() => setAt(null)}
        onKeyDown={(event) => key(event.key) && event.preventDefault()}
      >
        <svg width={width} height={height} aria-hidden="true">
          <Standing frame={frame} />
          {at !== null && <Crosshair frame={frame} at={at} />}
        </svg>
        {at !== null && <Tip frame={frame} at={at} format={format} plain={props.plain} />}
      </figure>
      {/* A table is as wide as its words whatever its style says, and the page with it. */}
      <div className="hidden-visually">
        <ChartTable {...props} />
      </div>
    </div>
  );
}

/** What stands while a finger moves. */
const Standing = memo(function Standing({ frame }: { frame: ChartFrame }) {
  return (
    <>
      <Grid frame={frame} />
      <Lines frame={frame} />
      <EventMarks frame={frame} />
    </>
  );
});

/** At most forty rows, so that a screen reader gets through. */
const ChartTable = memo(function ChartTable({ label, days, series, format }: LineChartProps) {
  const step = Math.max(1, Math.ceil(days.length / 40));
  const rows = days.map((day, at) => ({ day, at })).filter(({ at }) => at % step === 0);
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, at }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {series.map(({ name, values }) => {
              const value = values[at];
              return <td key={name}>{value == null ? '--' : format(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
