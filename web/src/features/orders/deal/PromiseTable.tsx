import { dayTime, shortDay } from '@/lib/days';
import type { Order } from '@/trade/order/states';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { Tag } from '@/ui/Tag';
import { type PromiseRow, promisesOf } from './promises';

/** What was promised when the order was placed, against what happened. */
export function PromiseTable({ order }: { order: Order }) {
  const promises = promisesOf(order);
  // Before anything has happened the line above says all of it.
  if (!promises.some(({ actual }) => actual)) return null;
  return (
    <table className="inset mt-4 w-full border-separate border-spacing-0 text-13">
      <thead>
        <tr className="text-t2">
          <td />
          <th scope="col" className="pb-2 text-start font-[400]">
            {words.promised}
          </th>
          <th scope="col" className="pb-2 text-start font-[400]">
            {words.actual}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {promises.map((row) => (
          <tr key={row.stage} className="*:border-t *:border-line *:py-2">
            <th scope="row" className="nowrap pe-2 text-start font-[400] text-t2">
              {words.stages[row.stage]}
            </th>
            <td className="nowrap pe-2">
              <Day day={row.promised} />
            </td>
            <td className="strong nowrap pe-2">
              {row.at ? <Moment at={row.at} /> : <Day day={row.actual} />}
            </td>
            <td className="text-end">
              <Verdict row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `11-19 周四`; large text has room for the date only. */
function Day({ day }: { day: string | null }) {
  const [date, weekday] = shortDay(day).split(' ');
  return (
    <>
      {date}
      {weekday && <span className="in-data-[size=elder]:hidden"> {weekday}</span>}
    </>
  );
}

/** `11-19 14:32`; the steps above have the time in large text, too. */
function Moment({ at }: { at: string }) {
  const [date, time] = dayTime(Date.parse(at)).split(' ');
  return (
    <>
      {date}
      <span className="in-data-[size=elder]:hidden"> {time}</span>
    </>
  );
}

function Verdict({ row }: { row: PromiseRow }) {
  if (!row.actual) return <Tag>{words.open}</Tag>;
  if (row.late_days > 0) return <Tag tone="warn">{words.late(row.late_days)}</Tag>;
  if (row.late_days < 0) return <Tag tone="brand">{words.early(-row.late_days)}</Tag>;
  return <Tag tone="brand">{words.kept}</Tag>;
}
