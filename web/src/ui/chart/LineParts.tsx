import { useId } from 'react';
import { weekday } from '@/lib/days';
import type { ChartFrame } from './layout';
import { linePath } from './scale';

export const MARK_COLOURS = {
  买: 'var(--brand-fill)',
  卖: 'var(--t2)',
  转: 'var(--t2)',
  分: 'var(--gold)',
  调: 'var(--c4)',
  拆: 'var(--c5)',
  任: 'var(--c4)',
  离: 'var(--t2)',
  1: 'var(--t2)',
  2: 'var(--t2)',
  3: 'var(--t2)',
  4: 'var(--t2)',
  5: 'var(--t2)',
};

interface PartProps {
  frame: ChartFrame;
}

/** Horizontal lines, axis labels in the gutter, first, middle and last day. */
export function Grid({ frame }: PartProps) {
  const { ticks, right, width, bottom, days } = frame;
  return (
    <>
      {ticks.map(({ value, y, text }) => (
        <g key={value}>
          <line
            x1="0"
            x2={right}
            y1={y}
            y2={y}
            className={value === 0 ? 'chart-zero' : 'chart-grid'}
          />
          <text x={width} y={y + 4} textAnchor="end" className="chart-axis">
            {text}
          </text>
        </g>
      ))}
      {days.length > 2 &&
        frame.feet.map(({ at, anchor, text }) => (
          <text key={at} x={frame.x(at)} y={bottom + 20} textAnchor={anchor} className="chart-axis">
            {text}
          </text>
        ))}
    </>
  );
}

/** The curves, the own one on top; its fade lies below all of them. */
export function Lines({ frame }: PartProps) {
  const id = useId();
  const { bottom } = frame;
  return (
    <g className="chart-draw">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--c1)" stopOpacity="0.16" />
        <stop offset="1" stopColor="var(--c1)" stopOpacity="0" />
      </linearGradient>
      {frame.drawn.map(({ series, points }) => {
        const [first] = points;
        const end = points[points.length - 1];
        if (series.kind !== 'own' || !first || !end) return null;
        const path = `${linePath(points)}L${end.x} ${bottom}L${first.x} ${bottom}Z`;
        return <path key={series.name} d={path} fill={`url(#${id})`} />;
      })}
      {[...frame.drawn].reverse().map(({ series, points, colour, width }) => (
        <path
          key={series.name}
          d={linePath(points)}
          fill="none"
          stroke={colour}
          strokeWidth={width}
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}

/** 买 卖 分 调 in squares, on a stem off the line. */
export function EventMarks({ frame }: PartProps) {
  return frame.events.map(({ event, x, y }) => {
    const above = y > frame.bottom / 2;
    const box = above ? y - 34 : y + 16;
    const left = Math.max(0, Math.min(frame.right - 18, x - 9));
    return (
      <g key={`${event.day}${event.mark}`}>
        <line
          x1={x}
          x2={x}
          y1={y}
          y2={above ? box + 18 : box}
          stroke={MARK_COLOURS[event.mark]}
          strokeWidth="1"
        />
        <circle
          cx={x}
          cy={y}
          r="3.5"
          fill={MARK_COLOURS[event.mark]}
          stroke="var(--surface)"
          strokeWidth="1.5"
        />
        <rect
          x={left}
          y={box}
          width="18"
          height="18"
          rx="5"
          fill={MARK_COLOURS[event.mark]}
          className="chart-mark"
        />
        <text
          x={left + 9}
          y={box + 13.5}
          textAnchor="middle"
          fontSize="12"
          fill="var(--surface)"
          className="chart-mark"
        >
          {event.mark}
        </text>
      </g>
    );
  });
}

/** The dashed line at a day, with a dot on each curve. */
export function Crosshair({ frame, at }: PartProps & { at: number }) {
  const x = frame.x(at);
  return (
    <>
      <line x1={x} x2={x} y1="0" y2={frame.bottom} className="chart-cross" />
      {frame.drawn.map(({ series, colour }) => {
        const value = series.values[at];
        return value == null ? null : (
          <circle
            key={series.name}
            cx={x}
            cy={frame.y(value)}
            r="4.5"
            fill={colour}
            stroke="var(--surface)"
            strokeWidth="2"
          />
        );
      })}
    </>
  );
}

interface TipProps extends PartProps {
  at: number;
  format: (value: number) => string;
  plain?: boolean;
}

/** Figures of the day, on the side away from the finger. */
export function Tip({ frame, at, format, plain }: TipProps) {
  const day = frame.days[at] ?? '';
  const x = frame.x(at);
  const side =
    x > frame.right / 2 ? { right: frame.width - x + 16 } : { left: Math.min(x + 16, frame.right) };
  const event = frame.events.find((one) => one.event.day === day)?.event;
  return (
    <div className="chart-tip" style={side} aria-live="polite">
      <b>
        {day} {weekday(day)}
      </b>
      <dl>
        {frame.drawn.map(({ series }) => {
          const value = series.values[at];
          return (
            <div key={series.name} className="contents">
              <dt>{series.name}</dt>
              <dd className={plain ? undefined : toneOf(value)}>
                {value == null ? '--' : format(value)}
              </dd>
            </div>
          );
        })}
      </dl>
      {event && <div>{event.label}</div>}
    </div>
  );
}

function toneOf(value: number | null | undefined): string {
  return value ? (value > 0 ? 'text-up' : 'text-down') : 'text-flat';
}
