import { inPercent, percent } from '@/lib/figures';
import { Tag } from '@/ui/Tag';
import { monthOf, type Position, points } from './figures';
import { archiveWords as words } from './words';

interface PositionsProps {
  label: string;
  positions: readonly Position[];
  /** The report before, with which they are compared. */
  earlierDate?: string | null;
  left?: readonly Position[];
}

/** The largest positions with their codes, and which of the quarter before are among them no more. */
export function Positions({ label, positions, earlierDate, left = [] }: PositionsProps) {
  return (
    <>
      <table className="report-table report-lines">
        <caption className="hidden-visually">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className="start">
              {words.name}
            </th>
            <th scope="col">{words.ofAssets}</th>
            {earlierDate && <th scope="col">{words.than(monthOf(earlierDate))}</th>}
          </tr>
        </thead>
        <tbody>
          {positions.map(({ code, name, ratio, change }, at) => (
            <tr key={`${code}${name}`}>
              <th scope="row">
                <span className="place text-13 text-t3">{at + 1}</span>
                {name}
                {code && <span className="ms-2 text-12 text-t3">{code}</span>}
              </th>
              <td>
                <b className="fig">{percent(inPercent(ratio))}</b>
              </td>
              {earlierDate && (
                <td className="nowrap text-13 text-t2">
                  {change == null ? <Tag tone="brand">{words.newIn}</Tag> : points(change)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {left.length > 0 && (
        <p className="mt-2 text-12 text-t3">
          {words.left(left.map(({ name, code }) => `${name} ${code}`.trim()).join('，'))}
        </p>
      )}
    </>
  );
}
