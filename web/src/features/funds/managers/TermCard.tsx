import { inPercent, signedPercent } from '@/lib/figures';
import { change, changeOnAxis, drawn } from '@/trade/fund/chartFigures';
import { Card } from '@/ui/Card';
import type { Series } from '@/ui/chart/props';
import { Delta } from '@/ui/Figure';
import { LineChart } from '@/ui/LineChart';
import type { Manager } from './manager';
import { managerWords as words } from './words';

/** A term at the fund: what it returned, the basis of the same days, and both as curves. */
export function TermCard({ term }: { term: Manager }) {
  const { fromDate, toDate, growth, growthDate, benchmark, curve } = term;
  return (
    <Card
      title={words.growth}
      end={
        growthDate && <span className="text-end text-13 text-t3">{words.until(growthDate)}</span>
      }
    >
      <dl className="m-0 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <div>
          <dt className="text-13 text-t2">{words.own}</dt>
          <dd className="m-0">
            <Delta value={inPercent(growth)} unit="%" size={26} />
          </dd>
        </div>
        {benchmark != null && (
          <div>
            <dt className="text-13 text-t2">{words.basis}</dt>
            <dd className="m-0">
              <span className="fig figure-20 text-t2">{signedPercent(inPercent(benchmark))}</span>
            </dd>
          </div>
        )}
        <div className="text-end">
          <dt className="text-13 text-t2">{words.term}</dt>
          <dd className="m-0 text-20 strong nowrap">{term.term}</dd>
        </div>
      </dl>
      <p className="mt-2 mb-3 text-13 text-t3">{words.days(fromDate, toDate)}</p>
      {curve && curve.dates.length > 1 ? (
        <LineChart
          label={words.curveOf(term.name)}
          days={curve.dates}
          series={seriesOf(curve)}
          format={change}
          axis={changeOnAxis}
          height={196}
        />
      ) : (
        <p className="text-13 text-t2">{words.noCurve}</p>
      )}
    </Card>
  );
}

function seriesOf({ fund, benchmark }: NonNullable<Manager['curve']>): Series[] {
  const own: Series = { name: words.own, kind: 'own', values: drawn(fund) };
  const base: Series = { name: words.basis, kind: 'base', values: drawn(benchmark) };
  return benchmark.length > 0 ? [own, base] : [own];
}
