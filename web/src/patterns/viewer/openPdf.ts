import { NetworkFailure } from '@/wire/failure';

/** A document that is open: its pages are drawn one by one. */
export interface Pdf {
  count: number;
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
export async function openPdf(url: string, signal: AbortSignal): Promise<Pdf> {
  const [{ read }, data] = await Promise.all([import('./pdfjs').catch(lost), bytesOf(url, signal)]);
  const reading = read(data);
  const document = await reading.promise;
  return {
    count: document.numPages,
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

async function bytesOf(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal }).catch(lost);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.arrayBuffer().catch(lost);
}

function lost(): never {
  throw new NetworkFailure('unreachable');
}
