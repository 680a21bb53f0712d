import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import { kindName, type Notice } from './kinds';

interface NoticeRowsProps {
  notices: readonly Notice[];
  /** Says of which category each is. */
  kinds?: boolean;
  onRead: (notice: Notice) => void;
}

/** Notices as lines; a tap opens the text. */
export function NoticeRows({ notices, kinds, onRead }: NoticeRowsProps) {
  return notices.map((notice) => (
    <Row
      key={notice.noticeId}
      title={notice.title}
      sub={
        <span className="mt-1 flex items-center gap-2">
          {notice.date}
          {kinds && <Tag>{kindName(notice.kind)}</Tag>}
        </span>
      }
      onClick={() => onRead(notice)}
    />
  ));
}
