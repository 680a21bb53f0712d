import { changeOnAxis, drawn } from '@/trade/fund/chartFigures';
import { linear, niceTicks } from '@/ui/chart/scale';
import { useWidth } from '@/ui/chart/useWidth';
import type { Achievement } from './sentence';
import { achievementWords as words } from './words';

const HEIGHT = 184;
const FOOT = 24;
/** As many years as stand beside one another. */
const MOST = 8;
const GUTTER = 48;

/** The years in three series about a line of zero; their figures are in the table below. */
export function YearBars({ years }: { years: Achievement['years'] }) {
  const [ref, width] = useWidth();
  const shown = years.slice(0, MOST).toReversed();
  const based = shown.some(({ benchmark }) => benchmark);
  const groups = shown.map(({ year, growth, benchmark, peers }) => ({
    year,
    bars: [
      { kind: 'own', value: numberOf(growth) },
      ...(based ? [{ kind: 'base', value: numberOf(benchmark) }] : []),
      { kind: 'peer', value: numberOf(peers) },
    ],
  }));
  const values = groups.flatMap(({ bars }) => bars.flatMap(({ value }) => value ?? []));
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values), 4);
  const large = document.documentElement.dataset.size === 'elder' ? 1.5 : 1;
  const right = width - GUTTER * large;
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [HEIGHT - FOOT, 8]);
  const step = right / groups.length;
  const thick = Math.min(14, (step * 0.72) / (based ? 3 : 2));
  return (
    <div ref={ref}>
      <p className="mb-2 flex gap-4 text-12 text-t2">
        <Key kind="own" name={words.own} />
        {based && <Key kind="base" name={words.base} />}
        <Key kind="peer" name={words.peersMean} />
      </p>
      <svg width={width} height={HEIGHT} aria-hidden="true" className="mb-3">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1="0"
              x2={right}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'chart-zero' : 'chart-grid'}
            />
            <text x={width} y={y(tick) + 4} textAnchor="end" className="chart-axis">
              {changeOnAxis(tick)}
            </text>
          </g>
        ))}
        {groups.map(({ year, bars }, at) => {
          const left = (at + 0.5) * step - (bars.length * (thick + 2)) / 2;
          return (
            <g key={year}>
              {bars.map(({ kind, value }, place) =>
                value === null ? null : (
                  <rect
                    key={kind}
                    x={left + place * (thick + 2)}
                    y={Math.min(y(0), y(value))}
                    width={thick}
                    height={Math.max(1, Math.abs(y(value) - y(0)))}
                    rx="2"
                    className={`year-${kind}`}
                  />
                ),
              )}
              <text x={(at + 0.5) * step} y={HEIGHT - 6} textAnchor="middle" className="chart-axis">
                {large > 1 ? String(year).slice(2) : year}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function Key({ kind, name }: { kind: string; name: string }) {
  return (
    <span>
      <i className={`chart-swatch swatch-${kind}`} />
      {name}
    </span>
  );
}

/** Percent, for drawing. */
function numberOf(growth: string | null | undefined): number | null {
  return growth == null ? null : (drawn([growth])[0] ?? null);
}
