import { inPercent, percent } from '@/lib/figures';
import { Tag } from '@/ui/Tag';
import { type Archive, monthOf, points } from './figures';
import { archiveWords as words } from './words';

/** Industries as thick bars over thin ones of the quarter before, relative to the largest. */
export function Industries({ archive, reportDate }: { archive: Archive; reportDate: string }) {
  const { fundIndustryAllocationVoList: all, earlierDate } = archive;
  const most = Math.max(
    ...all.flatMap(({ ratio, before }) => [Number(ratio), Number(before ?? 0)]),
  );
  const width = (ratio: string) => ({ width: `${(Number(ratio) / (most || 1)) * 100}%` });
  return (
    <>
      {earlierDate && (
        <div className="wide-only">
          <p className="mb-1 flex gap-4 text-12 text-t2" aria-hidden="true">
            <span>
              <i className="chart-swatch" style={{ background: 'var(--brand)', height: 9 }} />
              {words.monthEnd(monthOf(reportDate))}
            </span>
            <span>
              <i className="chart-swatch swatch-base" />
              {words.monthEnd(monthOf(earlierDate))}
            </span>
          </p>
        </div>
      )}
      <table className="report-table">
        <caption className="hidden-visually">{words.industries}</caption>
        <thead className="hidden-visually">
          <tr>
            <th scope="col">{words.name}</th>
            <td />
            <th scope="col">{words.monthEnd(monthOf(reportDate))}</th>
            {earlierDate && <th scope="col">{words.than(monthOf(earlierDate))}</th>}
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, ratio, before, change }) => (
            <tr key={name}>
              <th scope="row" className="nowrap">
                {name}
              </th>
              <td className="wide-only w-full" aria-hidden="true">
                <span className="bar-pair">
                  <i style={width(ratio)} />
                  {before && <i style={width(before)} />}
                </span>
              </td>
              <td>
                <b className="fig">{percent(inPercent(ratio), 1)}</b>
              </td>
              {earlierDate && (
                <td className="nowrap text-13 text-t2">
                  {change == null ? <Tag tone="brand">{words.newIn}</Tag> : points(change, 1)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-12 text-t3">{words.industriesNote}</p>
    </>
  );
}
