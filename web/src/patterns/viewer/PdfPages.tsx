import { useState } from 'react';
import { QueryView } from '@/patterns/QueryView';
import { Button } from '@/ui/Button';
import { Coming } from './Coming';
import type { Pdf } from './openPdf';
import { PdfPage } from './PdfPage';
import { placeIn } from './places';
import { useKeptTop } from './useKeptTop';
import { usePdf } from './usePdf';
import { viewerWords as words } from './words';
import { Zoomable } from './Zoomable';

interface PdfPagesProps {
  url: string;
  name: string;
  /** The last page was shown. */
  onRead: () => void;
}

/** A document in PDF, page by page, from where it was left. */
export function PdfPages(props: PdfPagesProps) {
  const { asked, part } = usePdf(props.url);
  return (
    <QueryView query={asked} failed={words.failed} bones={<Coming part={part} />}>
      {(pdf) => <Pages key={props.url} {...props} pdf={pdf} />}
    </QueryView>
  );
}

function Pages({ pdf, url, name, onRead }: PdfPagesProps & { pdf: Pdf }) {
  const { count } = pdf;
  const [begun] = useState(() => placeIn(url));
  const [no, setNo] = useState(() => Math.min(begun.page, count));
  const keepTop = useKeptTop(url, no, begun.page <= count ? begun.top : 0);
  const bar = count > 1 && (
    <>
      <Button small kind="soft" disabled={no === 1} onClick={() => setNo(no - 1)}>
        {words.before}
      </Button>
      <span className="fig" role="status" aria-label={words.page(no, count)}>
        {words.place(no, count)}
      </span>
      <Button small kind="soft" disabled={no === count} onClick={() => setNo(no + 1)}>
        {words.next}
      </Button>
    </>
  );
  return (
    <Zoomable what={no} bar={bar} span={pdf.span} top={begun.top} onTop={keepTop}>
      {(zoom) => (
        <PdfPage
          pdf={pdf}
          no={no}
          zoom={zoom}
          name={words.pageOf(name, no)}
          onDrawn={() => no === count && onRead()}
        />
      )}
    </Zoomable>
  );
}
