/* once */
import './article.css';
import { drawingWords as words } from './words';

/** A price by the month, of nobody's fund: up to 1.50, down to 1.20, and back. */
const PRICES = [
  1.3, 1.34, 1.32, 1.39, 1.43, 1.41, 1.5, 1.44, 1.35, 1.38, 1.27, 1.2, 1.24, 1.22, 1.29, 1.33, 1.31,
  1.37, 1.41, 1.39, 1.46, 1.5, 1.49, 1.56,
];
const PEAK = 6;
const BOTTOM = 11;
const BACK = 21;
const WIDTH = 335;
const HEIGHT = 200;
const PAD = { left: 8, right: 8, top: 34, bottom: 30 };

const x = (at: number) => PAD.left + (at / (PRICES.length - 1)) * (WIDTH - PAD.left - PAD.right);
const y = (price: number) =>
  PAD.top + ((1.6 - price) / (1.6 - 1.15)) * (HEIGHT - PAD.top - PAD.bottom);
const point = (price: number, at: number) => `${x(at).toFixed(1)} ${y(price).toFixed(1)}`;
const LINE = `M${PRICES.map(point).join('L')}`;
const HOLE = `M${PRICES.slice(PEAK, BACK + 1)
  .map((price, at) => point(price, at + PEAK))
  .join('L')}Z`;

/** A fall and the climb back: how deep, and how long. */
export default function FallDrawing({ label }: { label: string }) {
  return (
    <figure className="drawing">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path d={HOLE} className="drawing-hole" />
        <path d={`M${x(PEAK)} ${y(1.5)}H${x(BACK)}`} className="drawing-level" />
        <path d={LINE} className="drawing-line" pathLength="1" />
        <path d={`M${x(BOTTOM)} ${y(1.5)}V${y(1.2) - 6}`} className="drawing-depth" />
        <text x={x(BOTTOM) + 8} y={y(1.38)} className="drawing-fall">
          {words.fall}
        </text>
        <text x={x(17)} y={y(1.265)} className="drawing-climb">
          {words.climb}
        </text>
        <Mark at={PEAK} price={1.5} text={words.peak} above />
        <Mark at={BOTTOM} price={1.2} text={words.bottom} />
        <Mark at={BACK} price={1.5} text={words.back} above anchor="end" />
      </svg>
      <figcaption>{words.sample}</figcaption>
    </figure>
  );
}

interface MarkProps {
  at: number;
  price: number;
  text: string;
  above?: boolean;
  /** Where the line goes on upward, the text ends beside it. */
  anchor?: 'end';
}

function Mark({ at, price, text, above, anchor }: MarkProps) {
  return (
    <>
      <circle cx={x(at)} cy={y(price)} r="4.5" className="drawing-mark" />
      <text x={x(at)} y={y(price) + (above ? -12 : 22)} textAnchor={anchor ?? 'middle'}>
        {text}
      </text>
    </>
  );
}
