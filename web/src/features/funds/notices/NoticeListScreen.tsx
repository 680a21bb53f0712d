import { useState } from 'react';
import { useFundName } from '@/features/funds/useFundName';
import { Endless } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { listFundNotices } from '@/wire/gen/funds';
import type { Notice } from './kinds';
import { NoticeRows } from './NoticeRows';
import { NoticeSheet } from './NoticeSheet';
import { noticeWords as words } from './words';

/** All notices of a fund, the newest first. */
export default function NoticeListScreen() {
  const { fundCode } = useArgs('/funddetail/notice');
  const name = useFundName(fundCode);
  const pages = usePages(listFundNotices, { fundCode }, { size: 20 });
  const [read, setRead] = useState<Notice | null>(null);
  const end = (
    <Link to={to('/funddetail/newnotice', { fundCode })} className="nav-text text-13">
      {words.byKind}
    </Link>
  );
  return (
    <QueryPage
      query={pages}
      nav={<NavBar title={words.title} sub={name} end={end} />}
      failed={words.failed}
      bones={
        <div className="pt-3">
          <SkeletonRows rows={8} />
        </div>
      }
      empty={([first]) => !first?.total && <Empty title={words.none} text={words.noneText} />}
    >
      {(all) => (
        <>
          <Endless pages={pages}>
            <section className="card mt-3">
              <NoticeRows kinds notices={all.flatMap(({ list }) => list)} onRead={setRead} />
            </section>
          </Endless>
          <NoticeSheet fundCode={fundCode} notice={read} onClose={() => setRead(null)} />
        </>
      )}
    </QueryPage>
  );
}
