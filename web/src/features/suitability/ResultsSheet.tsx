import { chinaDay } from '@/lib/days';
import { PagedList } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { type components, riskResults } from '@/wire/gen/suitability';
import { resultsWords as words } from './words.results';

type Past = components['schemas']['PastResult'];

interface ResultsSheetProps {
  open: boolean;
  /** The last one has run out. */
  expired: boolean;
  onClose: () => void;
}

/** All results of the customer, the newest first. */
export default function ResultsSheet({ open, expired, onClose }: ResultsSheetProps) {
  const pages = usePages(riskResults, {}, { after: (page) => page.list.at(-1)?.testId });
  return (
    <Sheet open={open} title={words.title} onClose={onClose}>
      <PagedList
        pages={pages}
        bones={<SkeletonRows rows={4} />}
        failed={words.failed}
        end={words.end}
      >
        {(all) => (
          <ol className="level-list">
            {all
              .flatMap(({ list }) => list)
              .map((past, index) => (
                <PastRow key={past.testId} past={past} last={index === 0} expired={expired} />
              ))}
          </ol>
        )}
      </PagedList>
      <p className="pt-2 pb-4 text-13 text-t2">{words.note}</p>
    </Sheet>
  );
}

interface PastRowProps {
  past: Past;
  last: boolean;
  expired: boolean;
}

function PastRow({ past, last, expired }: PastRowProps) {
  const { riskLevel, riskLevelName, lowest, points, testedAt, riskExpireDate, first } = past;
  return (
    <li>
      <b className="level-mark">C{riskLevel}</b>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="strong">
            {riskLevelName}
            {lowest && words.lowest}{' '}
            {last && (
              <Tag tone={expired ? 'warn' : 'brand'}>{expired ? words.ended : words.now}</Tag>
            )}
          </span>
          <span className="fig text-13 text-t2">{words.points(points)}</span>
        </span>
        <span className="block text-13 text-t2">
          {words.taken(chinaDay(Date.parse(testedAt)), first)}
        </span>
        <span className="block text-13 text-t2">{words.until(riskExpireDate)}</span>
      </span>
    </li>
  );
}
