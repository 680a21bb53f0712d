import { useState } from 'react';
import { useFundName } from '@/features/funds/useFundName';
import { PagedList } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { ChipLine } from '@/ui/ChipLine';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { listFundNotices } from '@/wire/gen/funds';
import { byYear, KINDS, kindName, type Notice } from './kinds';
import { NoticeRows } from './NoticeRows';
import { NoticeSheet } from './NoticeSheet';
import { noticeWords as words } from './words';

/** The notices of a category, under the years in which they were published. */
export default function NoticeKindScreen() {
  const { fundCode, kind = '' } = useArgs('/funddetail/newnotice');
  const go = useGo();
  const name = useFundName(fundCode);
  const pages = usePages(listFundNotices, { fundCode, kind }, { size: 20 });
  const [read, setRead] = useState<Notice | null>(null);
  const choose = (next: string) =>
    go(to('/funddetail/newnotice', next ? { fundCode, kind: next } : { fundCode }), {
      replace: true,
    });
  return (
    <Page nav={<NavBar title={words.title} sub={name} />}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
      <div role="group" aria-label={words.kinds} className="px-4 py-3">
        <ChipLine chosen={kind}>
          {KINDS.map((one) => (
            <Chip key={one} on={one === kind} onClick={() => choose(one)}>
              {kindName(one)}
            </Chip>
          ))}
        </ChipLine>
      </div>
      <PagedList
        pages={pages}
        failed={words.failed}
        bones={<SkeletonRows rows={6} />}
        empty={([first]) =>
          !first?.total &&
          (kind ? (
            <Empty
              title={words.noneOf(kindName(kind))}
              text={words.noneOfText}
              acts={
                <Button kind="soft" onClick={() => choose('')}>
                  {words.everything}
                </Button>
              }
            />
          ) : (
            <Empty title={words.none} text={words.noneText} />
          ))
        }
      >
        {(all) =>
          byYear(all.flatMap(({ list }) => list)).map(({ year, notices }) => (
            <section key={year} aria-label={words.year(year)}>
              <h2 className="px-5 pt-1 pb-2 text-13 text-t2">{words.year(year)}</h2>
              <div className="card">
                <NoticeRows kinds={!kind} notices={notices} onRead={setRead} />
              </div>
            </section>
          ))
        }
      </PagedList>
      <NoticeSheet fundCode={fundCode} notice={read} onClose={() => setRead(null)} />
    </Page>
  );
}
