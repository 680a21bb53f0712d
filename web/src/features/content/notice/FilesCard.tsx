import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { noticeWords as words } from '@/features/content/words';
import { fileIdIn } from '@/lib/fileId';
import { CardOf } from '@/patterns/CardOf';
import { to } from '@/route/links';
import { sizeOf } from '@/trade/file/fileSize';
import { Row } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { bulletinFiles } from '@/wire/gen/content';

/** The files of a notice, each read on a screen of its own. */
export function FilesCard({ id }: { id: string }) {
  const bones = (
    <Shimmer>
      <div className="py-3">
        <Bone w="64%" h={20} />
      </div>
    </Shimmer>
  );
  return (
    <CardOf
      query={useQuery(bulletinFiles({ id }))}
      title={words.files}
      bones={bones}
      failed={words.filesFailed}
      className="bg-inset"
      gone={({ list }) => list.length === 0}
    >
      {({ list }) =>
        list
          .filter(({ path }) => fileIdIn(path) !== undefined)
          .map(({ fileId, title, mediaType, size, path }) => (
            <Row
              key={fileId}
              icon={<FileText size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={title}
              sub={sizeOf(mediaType, size)}
              to={to('/argumentimg', { url: path })}
            />
          ))
      }
    </CardOf>
  );
}
