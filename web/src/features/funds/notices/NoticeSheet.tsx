import { useQuery } from '@tanstack/react-query';
import { Document } from '@/patterns/Document';
import { DocumentBones } from '@/patterns/DocumentBones';
import { QueryView } from '@/patterns/QueryView';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { quietly } from '@/wire/ahead';
import { showFundNotice } from '@/wire/gen/funds';
import { kindName, type Notice } from './kinds';
import { noticeWords as words } from './words';

interface NoticeSheetProps {
  fundCode: string;
  /** Which one is read; none where none is. */
  notice: Notice | null;
  onClose: () => void;
}

/** The text of a notice over the list that names it. */
export function NoticeSheet({ fundCode, notice, onClose }: NoticeSheetProps) {
  return (
    <Sheet
      open={notice !== null}
      onClose={onClose}
      title={notice ? kindName(notice.kind) : words.title}
      foot={
        <Button wide kind="soft" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {notice && <NoticeText fundCode={fundCode} noticeId={notice.noticeId} />}
    </Sheet>
  );
}

function NoticeText({ fundCode, noticeId }: { fundCode: string; noticeId: string }) {
  const asked = useQuery(quietly(showFundNotice, { fundCode, noticeId }));
  return (
    <QueryView query={asked} failed={words.textFailed} bones={<DocumentBones />}>
      {({ title, date, paragraphs }) => (
        <article className="pb-4">
          <h3 className="text-17 strong">{title}</h3>
          <p className="text-13 text-t3">{date}</p>
          <div className="text-t2">
            <Document source={{ paragraphs }} />
          </div>
        </article>
      )}
    </QueryView>
  );
}
