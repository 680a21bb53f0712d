import { belowWords as words } from '@/features/funds/words';
import { amount } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { textWidth } from '@/ui/chart/layout';
import { linear, niceTicks } from '@/ui/chart/scale';
import { useWidth } from '@/ui/chart/useWidth';
import type { components } from '@/wire/gen/funds';
import type { FundDetail } from './FundHero';

type ClassCosts = components['schemas']['ClassCosts'];

const HEIGHT = 148;
const YEARS = [0, 1, 2, 3];

interface ClassChartProps {
  costs: ClassCosts;
  detail: FundDetail;
}

/** What classes A and C cost over three years, and from which day A costs less. */
export function ClassChart({ costs, detail }: ClassChartProps) {
  const [a, c] = costs.classes;
  const other = detail.classes.find(
    (one) =>
      one.fundCode !== detail.head.fundCode &&
      costs.classes.some((k) => k.fundCode === one.fundCode),
  );
  if (!a || !c) return null;
  const from = costs.aCheaperFromDays;
  return (
    <>
      <p className="flex justify-between gap-3 text-13 text-t2">
        <span>{words.horizon}</span>
        <span className="flex-none text-t3">{words.per(amount(costs.amount, 0))}</span>
      </p>
      <Lines costs={costs} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-13">
        <span className="strong">
          {from == null ? words.never : from > 1 ? words.aFrom(from) : words.aAlways}
        </span>
        {other && (
          <Link to={to('/funddetail', { fundCode: other.fundCode })} className="hit text-brand">
            {words.seeClass(other.fundName)}
          </Link>
        )}
      </p>
      <div className="rule" />
    </>
  );
}

function Lines({ costs }: { costs: ClassCosts }) {
  const [ref, width] = useWidth();
  const [a, c] = costs.classes;
  if (!a || !c) return null;
  // Pixels only: the amounts and the day of the crossing come from the server.
  const [once, start, yearly] = [Number(a.once), Number(c.once), Number(c.yearly)];
  const ticks = niceTicks(0, Math.max(once, start + 3 * yearly), 3);
  const top = ticks[ticks.length - 1] ?? 1;
  const right = width - 44;
  const bottom = HEIGHT - 24;
  const x = linear([0, 3], [1, right]);
  const y = linear([0, top], [bottom, 20]);
  const crossing = costs.aCheaperFromDays;
  const ofC = words.classC(amount(c.yearly));
  const label = `${words.classA(amount(a.once))}，${ofC}`;
  return (
    <div ref={ref} className="mt-2">
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1="0"
              x2={right}
              y1={y(tick)}
              y2={y(tick)}
              className={tick ? 'chart-grid' : 'chart-zero'}
            />
            <text x={width} y={y(tick) + 4} textAnchor="end" className="chart-axis">
              ¥{tick}
            </text>
          </g>
        ))}
        {YEARS.map((year) => (
          <text
            key={year}
            x={x(year)}
            y={HEIGHT - 4}
            textAnchor={year === 0 ? 'start' : year === 3 ? 'end' : 'middle'}
            className="chart-axis"
          >
            {year ? `${year}年` : '买入'}
          </text>
        ))}
        <path d={`M${x(0)} ${y(start)}L${x(3)} ${y(start + 3 * yearly)}`} className="cost-c" />
        <path d={`M${x(0)} ${y(once)}H${x(3)}`} className="cost-a" />
        <text
          x={Math.max(x(1.6), textWidth(ofC))}
          y={y(start + 1.6 * yearly) - 10}
          textAnchor="end"
          className="cost-label cost-label-c"
        >
          {ofC}
        </text>
        <text x={right} y={y(once) - 8} textAnchor="end" className="cost-label cost-label-a">
          {words.classA(amount(a.once))}
        </text>
        {crossing != null && crossing > 1 && crossing < 3 * 365 && (
          <circle cx={x(crossing / 365)} cy={y(once)} r="5" className="cost-crossing" />
        )}
      </svg>
    </div>
  );
}
