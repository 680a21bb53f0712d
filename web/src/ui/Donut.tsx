import { Link } from '@/route/Link';
import { shares } from './chart/scale';

const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)', 'var(--c-base)'];
const RADIUS = 56;
const RING = 17;
const GAP = 2.5;

interface DonutProps {
  /** Spoken name: 资产配置. */
  label: string;
  /** Parts in the order drawn; at most five and 其他. `value` is only for drawing, `to` leads on. */
  parts: readonly { name: string; value: number; to?: string }[];
  /** Two lines in the middle. */
  caption?: string;
  title?: string;
}

/** A ring with its legend at the right; the legend is the table for screen readers. */
export function Donut({ label, parts, caption, title }: DonutProps) {
  const percents = shares(parts.map(({ value }) => value));
  const round = 2 * Math.PI * RADIUS;
  let turned = 0;
  const arcs = parts.map(({ name }, at) => {
    const length = (Number(percents[at]) / 100) * round;
    const arc = { name, from: turned, length: Math.max(0.5, length - GAP), colour: COLOURS[at] };
    turned += length;
    return arc;
  });
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      <div className="relative flex-none">
        <svg width="132" height="132" viewBox="-66 -66 132 132" aria-hidden="true">
          <g transform="rotate(-90)" fill="none" strokeWidth={RING}>
            <circle r={RADIUS} stroke="var(--inset)" />
            {arcs.map(({ name, from, length, colour }) => (
              <circle
                key={name}
                r={RADIUS}
                stroke={colour}
                strokeDasharray={`${length} ${round - length}`}
                strokeDashoffset={-from}
              />
            ))}
          </g>
        </svg>
        <div className="absolute inset-0 flex flex-col items-center justify-center">
          <span className="text-12 text-t3">{caption}</span>
          <span className="text-13 strong">{title}</span>
        </div>
      </div>
      <table className="min-w-34 flex-1 text-13">
        <caption className="hidden-visually">{label}</caption>
        <tbody>
          {parts.map(({ name, to }, at) => (
            <tr key={name}>
              <th scope="row" className="py-1 text-start font-[400]">
                <span className="dot mr-2" style={{ background: COLOURS[at] }} />
                {to ? (
                  <Link to={to} className="hit inline-block py-1">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              <td className="fig py-1 text-end">{percents[at]}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
