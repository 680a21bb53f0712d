/* once */
import { useId } from 'react';
import type { Year } from '@/features/pension/pension';
import { yearWords as words } from '@/features/pension/words.account';
import { amount, size } from '@/lib/figures';
import { useBusinessDay } from '@/trade/market/businessDay';
import { useWidth } from '@/ui/chart/useWidth';
import { type PaidFrame, paidFrame } from './paid';
import '@/ui/chart/chart.css';

/** Each paying in as a step on its day, today, and the dashed way to the year's end. */
export function PaidChart({ year }: { year: Year }) {
  const [ref, width] = useWidth();
  const today = useBusinessDay();
  const frame = paidFrame(year, today, width);
  const limit = amount(year.limit);
  const label =
    year.payments.length === 0
      ? words.none(year.year, limit)
      : words.chart(year.year, year.payments.length, amount(year.paidIn), limit);
  return (
    <div ref={ref} className="mt-4">
      <svg
        width={width}
        height={frame.height}
        className="pension-paid"
        role="img"
        aria-label={label}
      >
        <Drawn frame={frame} year={year} today={today} />
      </svg>
      <div className="hidden-visually">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.sum}</th>
            </tr>
          </thead>
          <tbody>
            {year.payments.map(({ day, amount: sum }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a day may be alike
              <tr key={at}>
                <th scope="row">{day}</th>
                <td>{amount(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Drawn({ frame, year, today }: { frame: PaidFrame; year: Year; today: string }) {
  const fade = useId();
  const { width, right, top, bottom, labels } = frame;
  const late = frame.today.x > right / 2;
  return (
    <>
      <defs>
        <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--brand)" stopOpacity=".16" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <line x1="0" x2={right} y1={bottom} y2={bottom} className="chart-zero" />
      <text x={width} y={bottom + 4} textAnchor="end" className="chart-axis">
        0
      </text>
      <text x={width} y={top + 4} textAnchor="end" className="chart-axis">
        {limitText(year.limit)}
      </text>
      <path d={frame.area} fill={`url(#${fade})`} />
      <line x1="0" x2={right} y1={top} y2={top} className="chart-cross" />
      {!frame.crowded && (
        <text x="0" y={top + 17} className="chart-axis">
          {words.cap}
        </text>
      )}
      <path d={frame.steps} className="pension-steps" />
      <path d={frame.way} className="pension-way" />
      <circle cx={frame.today.x} cy={frame.today.y} r="4.5" className="pension-today" />
      {labels.map(({ text, x, y }) => (
        <text key={text + x} x={x} y={y} textAnchor="middle" className="pension-label">
          {text}
        </text>
      ))}
      {frame.today.x > 120 && (
        <text x="0" y={bottom + 20} className="chart-axis">
          01-01
        </text>
      )}
      <text
        x={late ? Math.min(frame.today.x + 4, right) : frame.today.x}
        y={bottom + 20}
        textAnchor={late ? 'end' : frame.today.x < 36 ? 'start' : 'middle'}
        className="pension-now"
      >
        {words.today(today.slice(5))}
      </text>
      <text x={width} y={bottom + 20} textAnchor="end" className="chart-axis">
        {year.endsOn.slice(5)}
      </text>
    </>
  );
}

/** 12,000 */
function limitText(limit: string): string {
  return amount(limit, 0) || size(limit);
}
