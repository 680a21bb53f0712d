import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '@/features/funds/notices/kinds';
import { NoticeSheet } from '@/features/funds/notices/NoticeSheet';
import { useFundName } from '@/features/funds/useFundName';
import { QueryPage } from '@/patterns/QueryPage';
import { ReaderSheet } from '@/patterns/ReaderSheet';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { fundAgreements, productFiles } from '@/wire/gen/content';
import { type FundFile, type FundText, grouped, lengthOf, nameOf, othersThan } from './documents';
import { ReportCard } from './ReportCard';
import { documentWords as words } from './words';

/** Contract, prospectus and summary, what is accepted with an order, and the reports. */
export default function DocumentListScreen() {
  const { fundCode } = useArgs('/funddetail/docList');
  const name = useFundName(fundCode);
  const asked = useQuery(quietly(fundAgreements, { fundCode }));
  // Without them the texts are read here.
  const { data: files } = useQuery(quietly(productFiles, { fundCode }));
  const [read, setRead] = useState<FundText | null>(null);
  const [report, setReport] = useState<Notice | null>(null);
  return (
    <QueryPage
      query={asked}
      nav={<NavBar title={words.title} sub={name} />}
      failed={words.failed}
      bones={
        <div className="pt-3">
          <SkeletonRows rows={7} />
        </div>
      }
      empty={({ list }) => list.length === 0 && <Empty title={words.none} text={words.noneText} />}
    >
      {({ list }) => {
        const { own, sale } = grouped(list);
        return (
          <>
            <Texts title={words.own} texts={own} files={files?.list} onRead={setRead} />
            <Texts title={words.sale} texts={sale} files={files?.list} onRead={setRead} />
            <FileCard files={othersThan(list, files?.list)} />
            <ReportCard fundCode={fundCode} onRead={setReport} />
            <Foot>{words.note}</Foot>
            <ReaderSheet
              open={read !== null}
              title={read?.title ?? ''}
              query={{ ...asked, data: { text: read?.text ?? '' } }}
              onClose={() => setRead(null)}
            />
            <NoticeSheet fundCode={fundCode} notice={report} onClose={() => setReport(null)} />
          </>
        );
      }}
    </QueryPage>
  );
}

/** Files that are of no text: the last report. */
function FileCard({ files }: { files: readonly FundFile[] }) {
  if (files.length === 0) return null;
  return (
    <Card className="mt-3" title={words.last}>
      {files.map(({ fileId, title, effectiveOn, path }) => (
        <Row
          key={fileId}
          title={title}
          sub={`${words.until(effectiveOn)}，${words.file}`}
          to={to('/argumentimg', { url: path })}
        />
      ))}
    </Card>
  );
}

interface TextsProps {
  title: string;
  texts: readonly FundText[];
  files: readonly FundFile[] | undefined;
  onRead: (text: FundText) => void;
}

function Texts({ title, texts, files, onRead }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <Card className="mt-3" title={title}>
      {texts.map((text) => {
        const file = files?.find(({ key }) => key === text.key);
        const version = words.version(text.version, text.effectiveOn);
        const length = file ? words.file : words.length(lengthOf(text.text));
        return (
          <Row
            key={text.key}
            title={nameOf(text)}
            sub={`${version}，${length}`}
            {...(file
              ? { to: to('/argumentimg', { url: file.path }) }
              : { onClick: () => onRead(text) })}
          />
        );
      })}
    </Card>
  );
}
