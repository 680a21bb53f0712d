import { useQuery } from '@tanstack/react-query';
import { fileIdIn } from '@/lib/fileId';
import { Document, type Source } from '@/patterns/Document';
import { DocumentBones } from '@/patterns/DocumentBones';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { FileActs } from '@/trade/file/FileActs';
import type { FileFacts } from '@/trade/file/useDownload';
import { NavBar } from '@/ui/NavBar';
import { BottomBar } from '@/ui/Page';
import { describeFile } from '@/wire/gen/content';
import { GoneFile } from './GoneFile';
import { fileScreenWords as words } from './words';

/** A file of ours, to be read page by page, or looked at. */
export default function FileScreen() {
  const { url } = useArgs('/argumentimg');
  const query = useQuery(describeFile({ fileId: fileIdIn(url) ?? '' }));
  return (
    <QueryPage
      firm
      query={query}
      nav={(file) => <NavBar title={words.title} sub={file?.title} />}
      foot={(file) => (
        <BottomBar>
          <FileActs file={file} here={to('/argumentimg', { url })} />
        </BottomBar>
      )}
      bones={
        <div className="px-5 pt-4">
          <DocumentBones />
        </div>
      }
      failed={words.failed}
      refused={({ message }) => <GoneFile text={message} />}
    >
      {(file) => (
        <div className="px-5 pt-2">
          <Document source={sourceOf(file)} />
        </div>
      )}
    </QueryPage>
  );
}

function sourceOf({ path, title: name, mediaType }: FileFacts): Source {
  return mediaType === 'application/pdf' ? { pdf: path, name } : { image: path, name };
}
