import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSettled } from '@/lib/useSettled';
import { FailedLine } from '@/patterns/FailedLine';
import type { Pdf } from './openPdf';
import { viewerWords as words } from './words';

const SETTLE_MS = 250;

interface PdfPageProps {
  pdf: Pdf;
  no: number;
  zoom: number;
  /** How the page is called. */
  name: string;
  onDrawn: () => void;
}

/** One page, drawn as sharp as it is large; the page before stands until it is. */
export function PdfPage({ pdf, no, zoom, name, onDrawn }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const sharp = useSettled(zoom, SETTLE_MS);
  const [shown, setShown] = useState<{ no: number; text: string }>();
  const [error, setError] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const drawn = useEffectEvent(onDrawn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn anew when it is larger, and when it failed
  useEffect(() => {
    let there = true;
    let stop = () => {};
    async function draw() {
      const page = await pdf.page(no);
      if (!there || !place.current) return;
      const canvas = document.createElement('canvas');
      const drawing = page.draw(canvas, place.current.clientWidth * window.devicePixelRatio);
      stop = drawing.stop;
      await drawing.drawn;
      if (!there) return;
      place.current.replaceChildren(canvas);
      drawn();
      const text = await page.text();
      if (there) setShown({ no, text });
    }
    setError(null);
    draw().catch((cause) => there && setError(cause));
    return () => {
      there = false;
      stop();
    };
  }, [pdf, no, sharp, tries]);
  return (
    <>
      <div
        ref={place}
        className="viewer-page"
        role="img"
        aria-label={name}
        aria-busy={shown?.no !== no && !error}
      />
      {/* For who cannot see what is drawn. */}
      {shown?.no === no && <p className="hidden-visually">{shown.text}</p>}
      {error && (
        <FailedLine cause={error} text={words.pageFailed} onRetry={() => setTries(tries + 1)} />
      )}
    </>
  );
}
