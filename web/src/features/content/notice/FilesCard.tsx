import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { noticeWords as words } from '@/features/content/words';
import { CardOf } from '@/patterns/CardOf';
import type { Source } from '@/patterns/Document';
import { isOwnFile } from '@/patterns/ownFile';
import { ReaderSheet } from '@/patterns/ReaderSheet';
import { Row } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { bulletinFiles, type components } from '@/wire/gen/content';
import { sizeOf } from './fileSize';

type File = components['schemas']['NoticeFile'];

/** The files of a notice, each read in place. */
export function FilesCard({ id }: { id: string }) {
  const files = useQuery(bulletinFiles({ id }));
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  function show(tapped: File) {
    setFile(tapped);
    setOpen(true);
  }
  const bones = (
    <Shimmer>
      <div className="py-3">
        <Bone w="64%" h={20} />
      </div>
    </Shimmer>
  );
  return (
    <>
      <CardOf
        query={files}
        title={words.files}
        bones={bones}
        failed={words.filesFailed}
        className="bg-inset"
        gone={({ list }) => list.length === 0}
      >
        {({ list }) =>
          list
            .filter(({ path }) => isOwnFile(path))
            .map((one) => (
              <Row
                key={one.fileId}
                icon={<FileText size={22} strokeWidth={1.75} aria-hidden="true" />}
                title={one.title}
                sub={sizeOf(one.mediaType, one.size)}
                onClick={() => show(one)}
              />
            ))
        }
      </CardOf>
      <ReaderSheet
        open={open}
        title={file?.title ?? ''}
        query={{
          data: file && sourceOf(file),
          error: null,
          dataUpdatedAt: files.dataUpdatedAt,
          refetch: files.refetch,
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function sourceOf({ path, title: name, mediaType }: File): Source {
  return mediaType === 'application/pdf' ? { pdf: path, name } : { image: path, name };
}
