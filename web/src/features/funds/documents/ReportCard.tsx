import { KINDS, type Notice } from '@/features/funds/notices/kinds';
import { NoticeRows } from '@/features/funds/notices/NoticeRows';
import { CardOf } from '@/patterns/CardOf';
import { usePages } from '@/patterns/pages';
import { to } from '@/route/links';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { listFundNotices } from '@/wire/gen/funds';
import { documentWords as words } from './words';

/** Reports are published as notices. */
const [, REPORT] = KINDS;

interface ReportCardProps {
  fundCode: string;
  onRead: (notice: Notice) => void;
}

/** The newest reports of a fund; older ones are among its notices. */
export function ReportCard({ fundCode, onRead }: ReportCardProps) {
  const pages = usePages(listFundNotices, { fundCode, kind: REPORT }, { size: 8 });
  return (
    <CardOf
      query={pages}
      title={words.reports}
      more={words.reportsMore}
      to={to('/funddetail/newnotice', { fundCode, kind: REPORT })}
      failed={words.reportsFailed}
      bones={
        <Shimmer>
          <div className="flex flex-col gap-4">
            <Bone />
            <Bone w="72%" />
          </div>
        </Shimmer>
      }
    >
      {([first]) =>
        first && first.total > 0 ? (
          <NoticeRows notices={first.list} onRead={onRead} />
        ) : (
          <p className="text-13 text-t2">
            {words.noReports}，{words.noReportsText}
          </p>
        )
      }
    </CardOf>
  );
}
