import { direction } from '@/lib/figures';
import { linear, linePath } from '@/ui/chart/scale';
import { placeOf, type Quote, spansOf } from './board';

const WIDTH = 100;
const HEIGHT = 36;

/** The day's curve against the dashed close before; what of the day is left stays empty. */
export function MiniCurve({ quote }: { quote: Quote }) {
  const base = Number(quote.previousClose);
  const { minutes, prices } = quote;
  if (!quote.previousClose || prices.length < 2) return <span className="market-curve" />;
  const spans = spansOf(quote);
  const values = prices.map(Number);
  const [low, high] = [Math.min(base, ...values), Math.max(base, ...values)];
  const y = linear([low, high], [HEIGHT - 2, 2]);
  const points = values.map((value, at) => ({
    x: placeOf(minutes[at] ?? 0, spans) * WIDTH,
    y: y(value),
  }));
  const path = linePath(points);
  const zero = y(base).toFixed(1);
  const turn = direction(quote.change);
  const colour = turn === 'flat' ? 'var(--c-base)' : `var(--${turn})`;
  const last = points.at(-1)?.x.toFixed(1);
  return (
    <svg
      className="market-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${path}L${last} ${zero}L0 ${zero}Z`} fill={colour} opacity="0.14" />
      <line x1="0" x2={WIDTH} y1={zero} y2={zero} className="market-zero" />
      <path d={path} fill="none" stroke={colour} className="market-line" />
    </svg>
  );
}
