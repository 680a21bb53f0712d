import clsx from 'clsx';
import { detailWords as words } from '@/features/funds/words';
import { Button } from '@/ui/Button';
import { MARK_COLOURS } from '@/ui/chart/LineParts';
import type { ChartEvent } from '@/ui/chart/props';
import { LineChart } from '@/ui/LineChart';
import { Bone, Shimmer } from '@/ui/Skeleton';
import type { Drawing } from './useDrawing';

interface CurvesProps {
  drawing: Drawing;
  events: readonly ChartEvent[];
  label: string;
}

/** A legend with the closing figures, the lines, and what their marks mean. */
export function Curves({ drawing, events, label }: CurvesProps) {
  const { days, series, format, axis } = drawing;
  const shown = nearestDays(events, days);
  return (
    <>
      <div className="chart-legend">
        {series.map(({ name, kind, values }) => (
          <div key={name} className="min-w-0">
            <span className="flex items-center text-12 text-t2">
              <i className={clsx('chart-swatch', `swatch-${kind}`)} />
              <span className="clip">{name}</span>
            </span>
            <Closing value={values[values.length - 1]} drawing={drawing} />
          </div>
        ))}
      </div>
      <LineChart
        label={label}
        days={days}
        series={series}
        events={shown}
        format={format}
        axis={axis}
        plain={drawing.plain}
      />
      {shown.length > 0 && <MarkLegend events={shown} />}
    </>
  );
}

/** What the marks on the curve mean; only those in sight. */
function MarkLegend({ events }: { events: readonly ChartEvent[] }) {
  const marks = [...new Set(events.map(({ mark }) => mark))];
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-t2">
      {marks.map((mark) => (
        <span key={mark} className="flex items-center gap-2">
          <span className="mark text-[var(--surface)]" style={{ background: MARK_COLOURS[mark] }}>
            {mark}
          </span>
          {words.marks[mark] ?? mark}
        </span>
      ))}
    </p>
  );
}

function Closing({ value, drawing }: { value?: number | null; drawing: Drawing }) {
  const tone = value ? (value > 0 ? 'text-up' : 'text-down') : 'text-flat';
  return (
    <span className={clsx('fig text-15', !drawing.plain && tone)}>
      {value == null ? '--' : drawing.format(value)}
    </span>
  );
}

/** While the curves come, or why there are none. */
export function NoCurves(props: { pending: boolean; failed: boolean; retry: () => void }) {
  if (props.pending) {
    return (
      <Shimmer>
        <Bone h={248} />
      </Shimmer>
    );
  }
  return (
    <div className="flex min-h-[248px] flex-col items-center justify-center gap-4 text-t2">
      <p>{props.failed ? words.curveFailed : `${words.noCurve}，${words.noCurveText}`}</p>
      {props.failed && (
        <Button small kind="soft" onClick={props.retry}>
          重试
        </Button>
      )}
    </div>
  );
}

/** Long periods are thinned out: a mark stands on the first drawn day from its own on. */
function nearestDays(events: readonly ChartEvent[], days: readonly string[]): ChartEvent[] {
  const first = days[0] ?? '';
  return events.flatMap((event) => {
    if (event.day < first) return [];
    const day = days.find((one) => one >= event.day);
    return day ? [{ ...event, day }] : [];
  });
}
