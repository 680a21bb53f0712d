import { useId, useMemo, useState } from 'react';
import { amount, signedPercent } from '@/lib/figures';
import { linePath } from '@/ui/chart/scale';
import { useWidth } from '@/ui/chart/useWidth';
import { against, clockAt, type Quote } from './board';
import { layOut, type MinuteFrame, sideOf } from './minuteLayout';
import { marketListWords as words } from './words';

const HEIGHT = 208;

/** The minutes of a day around the close before: crosshair by finger and keys, and a table. */
export function MinuteChart({ quote, live }: { quote: Quote; live: boolean }) {
  const [ref, width] = useWidth();
  const frame = useMemo(() => layOut(quote, width, HEIGHT), [quote, width]);
  return (
    // One node for as long as it is shown: its width is followed.
    <div ref={ref}>
      {frame ? (
        <Minutes quote={quote} live={live} frame={frame} width={width} />
      ) : (
        <p className="py-6 text-center text-13 text-t3">{words.noCurve}</p>
      )}
    </div>
  );
}

interface MinutesProps extends FrameProps {
  quote: Quote;
  live: boolean;
  width: number;
}

function Minutes({ quote, live, frame, width }: MinutesProps) {
  const [at, setAt] = useState<number | null>(null);
  const last = frame.points.length - 1;
  const shown = at === null ? null : Math.min(at, last);
  function point(clientX: number, target: Element) {
    setAt(frame.nearest(clientX - target.getBoundingClientRect().left));
  }
  function key(pressed: string) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last }[pressed];
    if (step) setAt((now) => Math.max(0, Math.min(last, (now ?? last) + step)));
    else if (pressed === 'Escape') setAt(null);
    return step !== undefined;
  }
  return (
    <>
      <figure
        className="chart m-0"
        aria-label={words.chart(quote.indexName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the crosshair moves by keys
        tabIndex={0}
        onPointerDown={(event) => point(event.clientX, event.currentTarget)}
        onPointerMove={(event) => point(event.clientX, event.currentTarget)}
        onPointerLeave={() => setAt(null)}
        onPointerCancel={() => setAt(null)}
        onBlur={() => setAt(null)}
        onKeyDown={(event) => key(event.key) && event.preventDefault()}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <Grid frame={frame} width={width} />
          <Curve frame={frame} live={live} />
          {shown !== null && <Cross frame={frame} at={shown} />}
        </svg>
        {shown !== null && <Tip quote={quote} frame={frame} at={shown} width={width} />}
      </figure>
      <div className="hidden-visually">
        <MinuteTable quote={quote} />
      </div>
    </>
  );
}

interface FrameProps {
  frame: MinuteFrame;
}

function Grid({ frame, width }: FrameProps & { width: number }) {
  return (
    <>
      {frame.ticks.map(({ y, text, zero }) => (
        <g key={text}>
          <line
            x1="0"
            x2={frame.right}
            y1={y}
            y2={y}
            className={zero ? 'chart-zero' : 'chart-grid'}
          />
          <text x={width} y={y + 4} textAnchor="end" className="chart-axis">
            {text}
          </text>
        </g>
      ))}
      {frame.breaks.map((x) => (
        <line key={x} x1={x} x2={x} y1="8" y2={frame.bottom} className="chart-grid" />
      ))}
      {frame.feet.map(({ x, text, anchor }) => (
        <text key={text} x={x} y={frame.bottom + 20} textAnchor={anchor} className="chart-axis">
          {text}
        </text>
      ))}
    </>
  );
}

function Curve({ frame, live }: FrameProps & { live: boolean }) {
  const id = useId();
  const path = linePath(frame.points);
  const [first, end] = [frame.points[0], frame.points.at(-1)];
  if (!first || !end) return null;
  return (
    <g>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--c1)" stopOpacity="0.16" />
        <stop offset="1" stopColor="var(--c1)" stopOpacity="0" />
      </linearGradient>
      <path
        d={`${path}L${end.x} ${frame.bottom}L${first.x} ${frame.bottom}Z`}
        fill={`url(#${id})`}
      />
      <path d={path} fill="none" stroke="var(--c1)" strokeWidth="2" strokeLinejoin="round" />
      {live && <circle cx={end.x} cy={end.y} r="8" className="market-breath" />}
      <circle
        cx={end.x}
        cy={end.y}
        r="4"
        fill="var(--c1)"
        stroke="var(--surface)"
        strokeWidth="2"
      />
    </g>
  );
}

function Cross({ frame, at }: FrameProps & { at: number }) {
  const point = frame.points[at];
  if (!point) return null;
  return (
    <>
      <line x1={point.x} x2={point.x} y1="0" y2={frame.bottom} className="chart-cross" />
      <circle
        cx={point.x}
        cy={point.y}
        r="4.5"
        fill="var(--c1)"
        stroke="var(--surface)"
        strokeWidth="2"
      />
    </>
  );
}

interface TipProps extends FrameProps {
  quote: Quote;
  at: number;
  width: number;
}

/** The figures of a minute, on the side away from the finger. */
function Tip({ quote, frame, at, width }: TipProps) {
  const x = frame.points[at]?.x ?? 0;
  const rate = rateAt(quote, at);
  const tone = rate === 0 ? 'text-flat' : rate > 0 ? 'text-up' : 'text-down';
  return (
    <div className="chart-tip" style={sideOf(x, frame.right, width)} aria-live="polite">
      <b>{clockAt(quote.minutes[at] ?? 0)}</b>
      <dl>
        <dt>{words.points}</dt>
        <dd>{amount(quote.prices[at])}</dd>
        <dt>{words.against}</dt>
        <dd className={tone}>{signedPercent(rate.toFixed(2))}</dd>
      </dl>
    </div>
  );
}

function MinuteTable({ quote }: { quote: Quote }) {
  return (
    <table>
      <caption>{words.table(quote.indexName)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.time}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.against}</th>
        </tr>
      </thead>
      <tbody>
        {quote.minutes.map((minute, at) => (
          <tr key={minute}>
            <th scope="row">{clockAt(minute)}</th>
            <td>{amount(quote.prices[at])}</td>
            <td>{signedPercent(rateAt(quote, at).toFixed(2))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rateAt({ prices, previousClose }: Quote, at: number): number {
  return against(Number(prices[at]), Number(previousClose));
}
