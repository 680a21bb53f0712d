import { useState } from 'react';
import { detailWords as words } from '@/features/funds/words';
import { inPercent } from '@/lib/figures';
import { to } from '@/route/links';
import { Card, More } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import type { FundDetail } from './FundHero';
import { RankCell } from './RankCell';

/** Returns by period with the place among peers, or by calendar year. */
export function PeriodCard({ detail }: { detail: FundDetail }) {
  const [byYear, setByYear] = useState(false);
  const canSwitch = detail.years.length > 0;
  return (
    <Card
      title={byYear ? words.years : words.periods}
      more={canSwitch ? (byYear ? words.byPeriod : words.byYear) : undefined}
      onMore={() => setByYear(!byYear)}
    >
      {byYear ? <Years detail={detail} /> : <Periods detail={detail} />}
      <div className="mt-3 flex items-start justify-between gap-4">
        <p className="text-12 text-t3">
          {detail.head.navDate &&
            (byYear ? words.dataNote(detail.head.navDate) : words.ranksNote(detail.head.navDate))}
        </p>
        <More
          label={words.achievement}
          to={to('/funddetail/achievement', { fundCode: detail.head.fundCode })}
        />
      </div>
    </Card>
  );
}

function Periods({ detail }: { detail: FundDetail }) {
  // A basis that cannot be computed gives its column to the average of the peers.
  const based = detail.periods.some(({ benchmark }) => benchmark);
  return (
    <table className="figures-table">
      <thead>
        <tr>
          <th scope="col">{words.period}</th>
          <th scope="col">{words.own}</th>
          <th scope="col" className="normal-only">
            {based ? words.base2 : words.peersMean}
          </th>
          <th scope="col">{words.rank}</th>
        </tr>
      </thead>
      <tbody>
        {detail.periods.map(({ period, name, growth, benchmark, peers, rank }) => (
          <tr key={period}>
            <th scope="row" className="nowrap">
              {name}
            </th>
            <td>
              <Delta value={inPercent(growth)} unit="%" />
            </td>
            <td className="normal-only">
              <Delta
                value={inPercent(based ? benchmark : peers)}
                unit="%"
                className="plain-figure figure-13 text-t2"
              />
            </td>
            <td>
              <RankCell rank={rank} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Years({ detail }: { detail: FundDetail }) {
  const based = detail.years.some(({ benchmark }) => benchmark);
  return (
    <table className="figures-table">
      <thead>
        <tr>
          <th scope="col">{words.year}</th>
          <th scope="col">{words.own}</th>
          {based && <th scope="col">{words.base2}</th>}
          <th scope="col" className="normal-only">
            {words.peers2}
          </th>
        </tr>
      </thead>
      <tbody>
        {detail.years.map(({ year, growth, benchmark, peers }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>
              <Delta value={inPercent(growth)} unit="%" />
            </td>
            {based && (
              <td>
                <Delta value={inPercent(benchmark)} unit="%" className="plain-figure figure-13" />
              </td>
            )}
            <td className="normal-only">
              <Delta value={inPercent(peers)} unit="%" className="plain-figure figure-13" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
