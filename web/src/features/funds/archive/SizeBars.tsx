import { parts } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { linear } from '@/ui/chart/scale';
import { useWidth } from '@/ui/chart/useWidth';
import type { Archive } from './figures';
import { monthOf } from './figures';

type SizeRecord = Archive['fundSizeRecordVoList'][number];

const QUARTERS = 8;
/** On the narrowest phones, and in large letters. */
const QUARTERS_NARROW = 6;
const QUARTERS_ELDER = 4;
const NARROW_PX = 300;
const BASE = 140;
const TOP = 28;

/** Net assets at the ends of quarters; the last one full, with figures above instead of an axis. */
export function SizeBars({ sizes, note }: { sizes: readonly SizeRecord[]; note: string }) {
  const [ref, width] = useWidth();
  const elder = useStore(textSize) === 'elder';
  const slots = elder ? QUARTERS_ELDER : width < NARROW_PX ? QUARTERS_NARROW : QUARTERS;
  const shown = sizes.slice(0, slots).toReversed();
  const step = width / slots;
  const thick = Math.min(26, step * 0.66);
  // Pixels only; fewer quarters stand at the right.
  const y = linear([0, Math.max(...shown.map(({ amount }) => Number(amount)), 1)], [BASE, TOP]);
  return (
    <div ref={ref}>
      <svg width={width} height={BASE + 24} aria-hidden="true" overflow="visible">
        <line x1="0" x2={width} y1={BASE} y2={BASE} className="chart-zero" />
        {shown.map(({ day, amount }, at) => {
          const middle = width - (shown.length - at - 0.5) * step;
          const last = at === shown.length - 1;
          const top = y(Number(amount));
          return (
            <g key={day}>
              <rect
                x={middle - thick / 2}
                y={top}
                width={thick}
                height={Math.max(1, BASE - top)}
                rx="4"
                className="size-bar"
                data-last={last}
              />
              <text
                x={middle}
                y={top - 8}
                textAnchor="middle"
                className={last ? 'chart-axis size-figure-last' : 'chart-axis'}
              >
                {inHundredMillions(amount)}
              </text>
              <text x={middle} y={BASE + 18} textAnchor="middle" className="chart-axis">
                {quarterLabel(day, at === 0)}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="hidden-visually">
        <caption>{note}</caption>
        <tbody>
          {sizes.map(({ day, amount }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{inHundredMillions(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A December, and what comes first, has its year: 24-12. */
function quarterLabel(day: string, first: boolean): string {
  const month = monthOf(day);
  return first || month === 12 ? day.slice(2, 7) : `${month}月`;
}

/** `8641000000.00` → `86.41`: the point is moved and what follows is cut, as the server does. */
export function inHundredMillions(amount: string): string {
  const [whole = '0'] = amount.split('.');
  const padded = whole.padStart(9, '0');
  const found = parts(`${padded.slice(0, -8)}.${padded.slice(-8, -6)}`);
  return found ? `${found.whole}.${found.cents}` : '--';
}
