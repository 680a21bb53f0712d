import { useQuery } from '@tanstack/react-query';
import { noticeWords as words } from '@/features/content/words';
import { DocumentBones } from '@/patterns/DocumentBones';
import { QueryView } from '@/patterns/QueryView';
import { Reader } from '@/patterns/Reader';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { ArticleText } from '@/trade/article/ArticleText';
import { useReadPoints } from '@/trade/article/useReadPoints';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Note } from '@/ui/Note';
import { Tag } from '@/ui/Tag';
import { type components, showBulletin } from '@/wire/gen/content';
import { FilesCard } from './FilesCard';

type Bulletin = components['schemas']['Bulletin'];

/** One notice: what it says, whether it still holds, its files. */
export default function NoticeScreen() {
  const { id } = useArgs('/noticedetail');
  const go = useGo();
  const notice = useQuery(showBulletin({ id }));
  useReadPoints(notice.data?.expired === false ? id : undefined);
  return (
    <Reader title={words.title}>
      <div className="px-5 pt-2">
        <QueryView
          query={notice}
          bones={<DocumentBones />}
          failed={words.failed}
          refused={({ message }) => (
            <Empty
              title={words.gone}
              text={message}
              acts={
                <Button onClick={() => go(to('/notice'), { replace: true })}>{words.all}</Button>
              }
            />
          )}
        >
          {(data) => <NoticeText notice={data} />}
        </QueryView>
      </div>
      {notice.data && notice.data.fileCount > 0 && <FilesCard id={id} />}
    </Reader>
  );
}

function NoticeText({ notice }: { notice: Bulletin }) {
  const { title, kind, kindName, publishedOn, validUntil, expired, text, terms } = notice;
  return (
    <article className="pb-4 text-15 text-t2">
      <h2 className="text-20 strong text-t1">{title}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-13 text-t3">
        <Tag tone={kind === 'risk' ? 'warn' : 'plain'}>{kindName}</Tag>
        {words.day(publishedOn)}
      </p>
      {expired && validUntil && (
        <Note tone="warn" className="mt-4">
          <b className="strong">{words.expired}</b>
          <p>{words.expiredText(validUntil)}</p>
        </Note>
      )}
      <div className="mt-3">
        <ArticleText text={text} terms={terms} />
      </div>
    </article>
  );
}
