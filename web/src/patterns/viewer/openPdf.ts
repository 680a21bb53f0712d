import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { NetworkFailure } from '@/wire/failure';
import { fetchFile } from '@/wire/file';

export type Span = readonly [from: number, to: number];

/** A document that is open: its pages are drawn one by one. */
export interface Pdf {
  count: number;
  /** Between which parts of its width the first page is written on, from 0 to 1. */
  span: Span;
  page: (no: number) => Promise<PdfPage>;
  close: () => void;
}

export interface PdfPage {
  /** Of the unscaled page. */
  width: number;
  height: number;
  /** What is written on it, for who cannot see it. */
  text: () => Promise<string>;
  /** Draws it so many device pixels wide; `stop` ends that. */
  draw: (canvas: HTMLCanvasElement, width: number) => { drawn: Promise<void>; stop: () => void };
}

/** More pixels than that a phone does not draw. */
const MOST_PIXELS = 16_000_000;

/** Fetches and opens a document of our own; its reader comes with the first one. */
export async function openPdf(
  url: string,
  signal: AbortSignal,
  onPart?: (part: number) => void,
): Promise<Pdf> {
  const [{ read }, { buffer: data }] = await Promise.all([
    import('./pdfjs').catch(lost),
    fetchFile(url, { signal, onPart }),
  ]);
  const reading = read(data);
  const document = await reading.promise;
  return {
    count: document.numPages,
    span: await spanOf(await document.getPage(1)),
    close: () => void reading.destroy(),
    page: async (no) => {
      const page = await document.getPage(no);
      const { width, height } = page.getViewport({ scale: 1 });
      return {
        width,
        height,
        text: async () => {
          const { items } = await page.getTextContent();
          return items.map((item) => ('str' in item ? item.str : '')).join(' ');
        },
        draw: (canvas, wanted) => {
          const scale = Math.min(wanted / width, Math.sqrt(MOST_PIXELS / (width * height)));
          const viewport = page.getViewport({ scale });
          canvas.width = Math.floor(viewport.width);
          canvas.height = Math.floor(viewport.height);
          const task = page.render({ canvas, viewport });
          return { drawn: task.promise, stop: () => task.cancel() };
        },
      };
    },
  };
}

/** What stays white beside it. */
const AROUND = 0.03;

/** All of the width, where nothing is written in letters. */
async function spanOf(page: PDFPageProxy): Promise<Span> {
  const { viewBox, width } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  // Of a page that is turned, letters go another way.
  if (words.length === 0 || page.rotate % 360 !== 0) return [0, 1];
  const left = words.map(({ transform }) => transform[4] - (viewBox[0] ?? 0));
  const right = words.map((word, at) => (left[at] ?? 0) + word.width);
  const from = Math.max(0, Math.min(...left) / width - AROUND);
  // A table goes on beyond its words: as far, as a rule, as it begins after the page.
  const to = Math.max(1 - from, Math.max(...right) / width + AROUND);
  return [from, Math.min(1, to)];
}

function lost(): never {
  throw new NetworkFailure('unreachable');
}
