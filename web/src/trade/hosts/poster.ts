import { qrOf } from '@/ui/qr';
import type { ShareCard } from './port';
import { posterWords as words } from './words.poster';

const [WIDTH, HEIGHT, EDGE] = [720, 1040, 56];
const HEAD = 500;
const QR = 232;
/** The quiet zone around a code, in modules. */
const QUIET = 2;
const FONT = '"PingFang SC","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif';

/** What a poster says beside its card. */
export interface PosterFacts {
  /** Short, below the title: code, class, level of risk. */
  facts: readonly string[];
  /** The law's sentence for what is shown. */
  risk: string;
}

/** A page as a picture with a code to scan; null where the browser cannot draw. */
export function drawPoster(card: ShareCard, { facts, risk }: PosterFacts): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHead(pen, card.title, facts);
  drawCode(pen, card);
  write(pen, risk, { x: EDGE, y: HEIGHT - 96, size: 22, line: 34, most: 2, colour: '#5b6472' });
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

function drawHead(pen: CanvasRenderingContext2D, title: string, facts: readonly string[]) {
  const shade = pen.createLinearGradient(0, 0, WIDTH, HEAD);
  shade.addColorStop(0, '#1d4fd7');
  shade.addColorStop(1, '#0b2a6b');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDTH, HEAD);
  rings(pen);
  write(pen, words.company, {
    x: EDGE,
    y: 96,
    size: 34,
    line: 44,
    most: 1,
    colour: '#fff',
    bold: true,
  });
  const after = write(pen, title, {
    x: EDGE,
    y: 250,
    size: 54,
    line: 72,
    most: 3,
    colour: '#fff',
    bold: true,
  });
  write(pen, facts.join('  ·  '), {
    x: EDGE,
    y: Math.min(after, HEAD - 60),
    size: 28,
    line: 40,
    most: 1,
    colour: '#c9d8ff',
  });
}

function rings(pen: CanvasRenderingContext2D) {
  pen.strokeStyle = 'rgba(255,255,255,0.09)';
  pen.lineWidth = 36;
  for (const radius of [90, 190, 290]) {
    pen.beginPath();
    pen.arc(WIDTH - 30, 40, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
}

function drawCode(pen: CanvasRenderingContext2D, { text, url }: ShareCard) {
  const { size, path } = qrOf(url, new URL(url).origin);
  const [left, top] = [WIDTH - EDGE - QR, HEAD + 64];
  const module = QR / (size + 2 * QUIET);
  pen.save();
  pen.translate(left + QUIET * module, top + QUIET * module);
  pen.scale(module, module);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  pen.restore();
  const width = left - EDGE - 32;
  const after = write(pen, text, {
    x: EDGE,
    y: top + 48,
    size: 32,
    line: 48,
    most: 3,
    colour: '#131a26',
    width,
  });
  write(pen, words.scan, {
    x: EDGE,
    y: after + 12,
    size: 24,
    line: 36,
    most: 2,
    colour: '#5b6472',
    width,
  });
}

interface Style {
  x: number;
  /** Of the first line's foot. */
  y: number;
  size: number;
  line: number;
  /** Lines; what is more ends in an ellipsis. */
  most: number;
  colour: string;
  bold?: boolean;
  width?: number;
}

/** Writes a text in lines, and gives the foot of the line that would follow. */
function write(pen: CanvasRenderingContext2D, text: string, style: Style): number {
  const { x, y, size, line, most, colour, bold, width = WIDTH - 2 * EDGE } = style;
  pen.font = `${bold ? 600 : 400} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  const lines = linesOf(text, (part) => pen.measureText(part).width <= width, most);
  lines.forEach((part, at) => {
    pen.fillText(part, x, y + at * line);
  });
  return y + lines.length * line;
}

/** A text in lines that fit; Chinese breaks anywhere, other words stay whole where they can. */
export function linesOf(text: string, fits: (part: string) => boolean, most: number): string[] {
  const pieces = text.match(/[A-Za-z0-9.%-]+|[\s\S]/gu) ?? [];
  const lines: string[] = [];
  let now = '';
  for (const piece of pieces) {
    if (now === '' || fits(now + piece)) {
      now += piece;
      continue;
    }
    lines.push(now.trimEnd());
    now = piece.trimStart();
  }
  if (now) lines.push(now);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}…`];
}
