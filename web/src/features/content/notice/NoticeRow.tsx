import { Paperclip } from 'lucide-react';
import { noticesWords as words } from '@/features/content/words';
import { monthDay } from '@/lib/days';
import { to } from '@/route/links';
import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import type { Item } from './byYear';

/** A notice in a list: what it says, when, of what kind. */
export function NoticeRow({ notice }: { notice: Item }) {
  const { key, title, summary, kind, kindName, publishedOn, fileCount } = notice;
  return (
    <Row
      to={to('/noticedetail', { id: key })}
      title={title}
      sub={
        <>
          <span className="mt-1 block">{summary}</span>
          <span className="mt-2 flex flex-wrap items-center gap-2">
            <Tag tone={kind === 'risk' ? 'warn' : 'plain'}>{kindName}</Tag>
            <span className="text-12 text-t3">{monthDay(publishedOn)}</span>
            {fileCount > 0 && (
              <span className="flex items-center gap-1 text-12 text-t3">
                <Paperclip size={13} aria-hidden="true" />
                {words.hasFiles(fileCount)}
              </span>
            )}
          </span>
        </>
      }
    />
  );
}
