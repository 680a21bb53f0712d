import { RankCell } from '@/features/funds/detail/RankCell';
import { inPercent, signedPercent } from '@/lib/figures';
import { Delta } from '@/ui/Figure';
import type { components } from '@/wire/gen/funds';
import { achievementWords as words } from './words';

type Rank = components['schemas']['RankRow'];

/** A line of the table: a window or a year. */
export interface GrowthRow {
  key: string;
  name: string;
  growth?: string | null;
  benchmark?: string | null;
  peers?: string | null;
  rank?: Rank | null;
}

interface PeriodTableProps {
  label: string;
  /** Over the names of the rows. */
  head: string;
  rows: readonly GrowthRow[];
}

/** The fund, its basis, its peers and its place among them; a column of nothing is left out. */
export function PeriodTable({ label, head, rows }: PeriodTableProps) {
  const based = rows.some(({ benchmark }) => benchmark);
  return (
    <table className="figures-table achieved">
      <caption className="hidden-visually">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.own}</th>
          {based && (
            <th scope="col" className="normal-only">
              {words.base}
            </th>
          )}
          <th scope="col" className="wide-only">
            {words.peers}
          </th>
          <th scope="col">{words.rank}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, growth, benchmark, peers, rank }) => (
          <tr key={key}>
            <th scope="row" className="nowrap">
              {name}
            </th>
            <td>
              <Delta value={inPercent(growth)} unit="%" />
            </td>
            {based && (
              <td className="normal-only">
                <Plain value={benchmark} />
              </td>
            )}
            <td className="wide-only">
              <Plain value={peers} />
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

function Plain({ value }: { value?: string | null }) {
  return <span className="nowrap text-13 text-t2">{signedPercent(inPercent(value))}</span>;
}
