import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailWords as words } from '@/features/funds/words';
import { monthDay } from '@/lib/days';
import { Document } from '@/patterns/Document';
import { PagedList } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { QueryView } from '@/patterns/QueryView';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
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
  const pages = usePages(listFundNotices, { fundCode }, { size: 20 });
  return (
    <PagedList pages={pages} bones={<SkeletonRows rows={4} />}>
      {(all) =>
        all.flatMap(({ list }) =>
          list.map((notice) => (
            <Row
              key={notice.noticeId}
              title={notice.title}
              sub={notice.date}
              onClick={() => onRead(notice.noticeId)}
            />
          )),
        )
      }
    </PagedList>
  );
}

interface NoticeTextProps {
  fundCode: string;
  noticeId: string;
  onBack: () => void;
}

function NoticeText({ fundCode, noticeId, onBack }: NoticeTextProps) {
  const notice = useQuery(showFundNotice({ fundCode, noticeId }));
  return (
    <QueryView query={notice} bones={<SkeletonRows rows={3} />}>
      {({ title, date, paragraphs }) => (
        <article>
          <button type="button" className="text-link text-13" onClick={onBack}>
            {words.backToNotices}
          </button>
          <h3 className="mt-3 text-17 strong">{title}</h3>
          <p className="text-13 text-t3">{date}</p>
          <Document source={{ paragraphs }} />
        </article>
      )}
    </QueryView>
  );
}
