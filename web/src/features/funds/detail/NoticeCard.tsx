import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailWords as words } from '@/features/funds/words';
import { monthDay } from '@/lib/days';
import { QueryFailed } from '@/patterns/QueryFailed';
import { Card } from '@/ui/Card';
import { InfiniteList } from '@/ui/InfiniteList';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { call } from '@/wire/call';
import type { components } from '@/wire/gen/funds';
import { listFundNotices, showFundNotice } from '@/wire/gen/funds';

type Notice = components['schemas']['NoticeCard'];

/** The newest notice; all of them in a sheet, and their text in the same sheet. */
export function NoticeCard({ fundCode, latest }: { fundCode: string; latest: Notice }) {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<string | null>(null);
  function close() {
    setOpen(false);
    setRead(null);
  }
  return (
    <Card>
      <Row
        title={words.notices}
        sub={`${monthDay(latest.date)} ${latest.title}`}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={close} title={words.notices}>
        {!open ? null : read ? (
          <NoticeText fundCode={fundCode} noticeId={read} onBack={() => setRead(null)} />
        ) : (
          <NoticeList fundCode={fundCode} onRead={setRead} />
        )}
      </Sheet>
    </Card>
  );
}

function NoticeList({ fundCode, onRead }: { fundCode: string; onRead: (id: string) => void }) {
  const pages = useInfiniteQuery({
    queryKey: [listFundNotices.id, 'pages', fundCode],
    queryFn: ({ pageParam, signal }) =>
      call(listFundNotices, { fundCode, pageNo: pageParam, pageSize: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNo + 1 : undefined),
  });
  if (pages.isPending) return <SkeletonRows rows={4} />;
  if (!pages.data) return <QueryFailed cause={pages.error} onRetry={() => void pages.refetch()} />;
  return (
    <InfiniteList
      more={pages.hasNextPage}
      loading={pages.isFetchingNextPage}
      failed={pages.isFetchNextPageError}
      onMore={() => void pages.fetchNextPage()}
    >
      {pages.data.pages.flatMap(({ list }) =>
        list.map((notice) => (
          <Row
            key={notice.noticeId}
            title={notice.title}
            sub={notice.date}
            onClick={() => onRead(notice.noticeId)}
          />
        )),
      )}
    </InfiniteList>
  );
}

interface NoticeTextProps {
  fundCode: string;
  noticeId: string;
  onBack: () => void;
}

function NoticeText({ fundCode, noticeId, onBack }: NoticeTextProps) {
  const notice = useQuery(showFundNotice({ fundCode, noticeId }));
  if (notice.isPending) return <SkeletonRows rows={3} />;
  if (!notice.data)
    return <QueryFailed cause={notice.error} onRetry={() => void notice.refetch()} />;
  const { title, date, paragraphs } = notice.data;
  return (
    <article>
      <button type="button" className="text-link text-13" onClick={onBack}>
        {words.backToNotices}
      </button>
      <h3 className="mt-3 text-17 strong">{title}</h3>
      <p className="text-13 text-t3">{date}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </article>
  );
}
