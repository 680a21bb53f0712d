import { inPercent, percent } from '@/lib/figures';
import { type Archive, monthOf, points } from './figures';
import { archiveWords as words } from './words';

const COLOURS = ['var(--c1)', 'var(--c4)', 'var(--c3)', 'var(--c5)', 'var(--c2)', 'var(--c-base)'];

interface AllocationProps {
  archive: Archive;
  reportDate: string;
}

/** Kinds of assets as one bar over that of the quarter before, and the figures below. */
export function Allocation({ archive, reportDate }: AllocationProps) {
  const { fundAssetAllocationVoList: all, earlierDate } = archive;
  const now = words.monthEnd(monthOf(reportDate));
  return (
    <>
      <div className="stack-lines" aria-hidden="true">
        <span className="text-t1">{now}</span>
        <Stack ratios={all.map(({ ratio }) => ratio)} />
        {earlierDate && (
          <>
            <span>{words.monthEnd(monthOf(earlierDate))}</span>
            <Stack before ratios={all.map(({ before }) => before ?? '0')} />
          </>
        )}
      </div>
      <table className="report-table mt-3">
        <caption className="hidden-visually">{words.allocation}</caption>
        <thead>
          <tr>
            <th scope="col" className="start">
              {words.ofAssets}
            </th>
            <th scope="col">{now}</th>
            {earlierDate && <th scope="col">{words.than(monthOf(earlierDate))}</th>}
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, ratio, change }, at) => (
            <tr key={name}>
              <th scope="row">
                <span className="dot mr-2" style={{ background: COLOURS[at] }} />
                {name}
              </th>
              <td>
                <b className="fig">{percent(inPercent(ratio), 1)}</b>
              </td>
              {earlierDate && <td className="fig-plain text-13 text-t2">{points(change, 1)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {!earlierDate && <p className="mt-2 text-12 text-t3">{words.noEarlier}</p>}
    </>
  );
}

function Stack({ ratios, before }: { ratios: readonly string[]; before?: boolean }) {
  return (
    <span className="stack" data-before={before}>
      {ratios.map((ratio, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <i key={at} style={{ flexGrow: Number(ratio), background: COLOURS[at] }} />
      ))}
    </span>
  );
}
