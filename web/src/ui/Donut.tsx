import { Link } from '@/route/Link';
import { shares } from './chart/scale';
import { colourOf, Ring } from './Ring';

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
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      <Ring
        parts={parts.map(({ name }, at) => ({ name, part: Number(percents[at]) / 100 }))}
        caption={caption}
        title={title}
      />
      <table className="min-w-34 flex-1 text-13">
        <caption className="hidden-visually">{label}</caption>
        <tbody>
          {parts.map(({ name, to }, at) => (
            <tr key={name}>
              <th scope="row" className="py-1 text-start font-[400]">
                <span className="dot mr-2" style={{ background: colourOf(at) }} />
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
