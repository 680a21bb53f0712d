import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { FileActs } from '@/trade/file/FileActs';
import { sizeOf } from '@/trade/file/fileSize';
import type { FileFacts } from '@/trade/file/useDownload';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { describeFile } from '@/wire/gen/content';
import { GoneFile } from './GoneFile';
import { fileScreenWords as words } from './words';

/** A file of a product: what it is, and how it is kept. */
export default function DownloadScreen() {
  const { fileId } = useArgs('/productfile/download');
  return (
    <QueryPage
      query={useQuery(describeFile({ fileId }))}
      nav={<NavBar title={words.download} />}
      foot={(file) => (
        <BottomBar>
          <FileActs file={file} here={to('/productfile/download', { fileId })} />
        </BottomBar>
      )}
      bones={<SkeletonRows rows={2} />}
      failed={words.failed}
      refused={({ message }) => <GoneFile text={message} />}
    >
      {(file) => <Facts file={file} />}
    </QueryPage>
  );
}

function Facts({ file }: { file: FileFacts }) {
  const { title, note, mediaType, size, path } = file;
  return (
    <>
      <Card className="mt-3">
        <div className="flex items-start gap-3">
          <FileText
            size={32}
            strokeWidth={1.5}
            aria-hidden="true"
            className="flex-none text-brand"
          />
          <div className="min-w-0">
            <h2 className="text-17 strong wrap-anywhere">{title}</h2>
            <p className="mt-1 text-13 text-t2">
              {[sizeOf(mediaType, size), note].filter(Boolean).join('，')}
            </p>
          </div>
        </div>
        <Row title={words.read} to={to('/argumentimg', { url: path })} />
      </Card>
      <Foot>{words.note}</Foot>
    </>
  );
}
