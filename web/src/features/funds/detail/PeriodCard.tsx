import { useState } from 'react';
import { detailWords as words } from '@/features/funds/words';
import { count, inPercent } from '@/lib/figures';
import { Card } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import type { components } from '@/wire/gen/funds';
import type { FundDetail } from './FundHero';

type Rank = components['schemas']['RankRow'];

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
      {detail.head.navDate && (
        <p className="mt-3 text-12 text-t3">
          {byYear ? words.dataNote(detail.head.navDate) : words.ranksNote(detail.head.navDate)}
        </p>
      )}
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
            <th scope="row">{name}</th>
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
            <td>{rank ? <RankCell rank={rank} /> : <span className="text-t3">--</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 163/3,724, 前5% and four quarter bars: full is the best quarter. */
function RankCell({ rank }: { rank: Rank }) {
  const full = 5 - rank.quartile;
  return (
    <>
      <span className="block text-13 nowrap">
        <b className="strong">{count(rank.place)}</b>
        <span className="text-t2">/{count(rank.count)}</span>
      </span>
      <span className="flex items-center justify-end gap-2 text-12 text-t3">
        {rank.place === rank.count && rank.count > 1 ? words.last : words.top(rank.topPercent)}
        <span className="quarters" role="img" aria-label={rank.quartileName}>
          {[1, 2, 3, 4].map((quarter) => (
            <i key={quarter} data-on={quarter <= full} />
          ))}
        </span>
      </span>
    </>
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
