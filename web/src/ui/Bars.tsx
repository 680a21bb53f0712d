import { useState } from 'react';
import { linear, niceTicks } from './chart/scale';
import { useWidth } from './chart/useWidth';

export interface Bar {
  /** Under the bar: 6月. */
  label: string;
  /** Spoken: 2026年6月. */
  name: string;
  value: number;
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  /** Figure over the chosen bar and in the table. */
  format: (value: number) => string;
  /** Sets a figure of the axis. */
  axis: (value: number) => string;
  height?: number;
  /** Which bar is strong; the one farthest from zero when left out. */
  chosen?: number;
  onChoose?: (index: number) => void;
}

/** Profit by period: red above the zero line, green below, one bar strong with its figure. */
export function Bars({ label, bars, format, axis, height = 220, chosen, onChoose }: BarsProps) {
  const [ref, width] = useWidth();
  const [own, setOwn] = useState<number | undefined>();
  const values = bars.map(({ value }) => value);
  const far = values.reduce(
    (at, value, i) => (Math.abs(value) > Math.abs(values[at] ?? 0) ? i : at),
    0,
  );
  const strong = chosen ?? own ?? far;
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values), 3);
  const large = document.documentElement.dataset.size === 'elder' ? 1.5 : 1;
  const gutter = Math.max(...ticks.map((tick) => axis(tick).length)) * 9 * large + 8;
  const y = linear([ticks[0] ?? 0, ticks[ticks.length - 1] ?? 1], [height - 28, 16]);
  const step = (width - gutter) / Math.max(1, bars.length);
  const thick = Math.min(16, step * 0.6);
  const every = Math.max(1, Math.ceil((40 * large) / step));
  return (
    <div ref={ref}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing */}
      <svg width={width} height={height} role="group" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1="0"
              x2={width - gutter}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'chart-zero' : 'chart-grid'}
            />
            <text x={width} y={y(tick) + 4} textAnchor="end" className="chart-axis">
              {axis(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <OneBar
            key={bar.name}
            bar={bar}
            strong={at === strong}
            spoken={`${bar.name}，${format(bar.value)}`}
            figure={format(bar.value)}
            place={{ left: at * step, step, thick, y, foot: height - 8, letter: 6 * large }}
            showLabel={at % every === 0}
            onChoose={() => {
              setOwn(at);
              onChoose?.(at);
            }}
          />
        ))}
      </svg>
    </div>
  );
}

interface OneBarProps {
  bar: Bar;
  strong: boolean;
  spoken: string;
  figure: string;
  place: {
    left: number;
    step: number;
    thick: number;
    y: (value: number) => number;
    foot: number;
    letter: number;
  };
  showLabel: boolean;
  onChoose: () => void;
}

function OneBar({ bar, strong, spoken, figure, place, showLabel, onChoose }: OneBarProps) {
  const { left, step, thick, y, foot, letter } = place;
  const middle = left + step / 2;
  const [zero, end] = [y(0), y(bar.value)];
  const colour = bar.value >= 0 ? 'var(--up)' : 'var(--down)';
  const over = bar.value >= 0 ? end - 8 : end + 18;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={spoken}
      aria-pressed={strong}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onChoose();
        }
      }}
    >
      <rect x={left} y="0" width={step} height={foot} fill="transparent" />
      <rect
        x={middle - thick / 2}
        y={Math.min(zero, end)}
        width={thick}
        height={Math.max(1, Math.abs(end - zero))}
        rx="3"
        fill={colour}
        opacity={strong ? 1 : 0.58}
      />
      {strong && (
        <text
          x={Math.max(middle, figure.length * 4)}
          y={over}
          textAnchor="middle"
          className="fig"
          fontSize="13"
          fill={colour}
          stroke="var(--surface)"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {figure}
        </text>
      )}
      {showLabel && (
        <text
          // The first one begins no farther out than the drawing.
          x={Math.max(middle, bar.label.length * letter)}
          y={foot}
          textAnchor="middle"
          className="chart-axis"
        >
          {bar.label}
        </text>
      )}
    </g>
  );
}
