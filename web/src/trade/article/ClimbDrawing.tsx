/* once */
import './article.css';
import { drawingWords as words } from './words';

/** Falls in percent, and the rises that make up for them: 100 ÷ (100 − fall) − 1. */
const FALLS = [
  { fall: 10, climb: '11.1' },
  { fall: 20, climb: '25.0' },
  { fall: 30, climb: '42.9' },
  { fall: 50, climb: '100.0' },
] as const;

/** Falls beside the rises that they need. */
export default function ClimbDrawing({ label }: { label: string }) {
  return (
    <figure className="drawing">
      <table className="drawing-pairs">
        <caption className="hidden-visually">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.fell}</th>
            <th scope="col">{words.needs}</th>
          </tr>
        </thead>
        <tbody>
          {FALLS.map(({ fall, climb }) => (
            <tr key={fall}>
              <td>
                <span className="fig">−{fall}%</span>
                <i style={{ inlineSize: `${fall}%` }} className="bg-down" />
              </td>
              <td>
                <i style={{ inlineSize: `calc(${climb} * 0.62%)` }} className="bg-up" />
                <span className="fig">+{climb}%</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
