import { belowWords } from '@/features/funds/words';
import { amount } from '@/lib/figures';
import { Card } from '@/ui/Card';
import { Segment } from '@/ui/Segment';
import { Tag } from '@/ui/Tag';
import type { components } from '@/wire/gen/funds';
import { feeWords as words } from './words';

type ClassCosts = components['schemas']['ClassCosts'];
type Row = ClassCosts['classes'][number];

const TIMES = [
  { value: '30', label: words.month },
  { value: '180', label: words.half },
  { value: '365', label: words.year },
  { value: '1095', label: words.three },
];

const LINES: readonly [string, (row: Row) => string | undefined][] = [
  [words.once, ({ once }) => once],
  [words.service, ({ held }) => held?.service],
  [words.redeem, ({ held }) => held?.redeem],
];

interface ClassCardProps {
  costs: ClassCosts;
  days: string;
  onDays: (days: string) => void;
}

/** What class A and class C cost from the purchase to the redemption after a chosen time. */
export function ClassCard({ costs, days, onDays }: ClassCardProps) {
  const totals = costs.classes.map(({ held }) => Number(held?.total));
  const least = Math.min(...totals);
  const isCheaper = (at: number) => totals[at] === least && totals.some((one) => one > least);
  return (
    <Card
      title={words.compare}
      end={
        <span className="text-end text-13 text-t3">{belowWords.per(amount(costs.amount, 0))}</span>
      }
    >
      <Segment label={words.horizon} choices={TIMES} value={days} onChange={onDays} />
      <table className="report-table mt-3">
        <caption className="hidden-visually">{words.cost}</caption>
        <thead>
          <tr>
            <th scope="col" className="start">
              {words.cost}
            </th>
            {costs.classes.map(({ fundCode, shareClass }) => (
              <th key={fundCode} scope="col">
                {words.className(shareClass)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(([label, sum]) => (
            <tr key={label}>
              <th scope="row" className="text-t2">
                {label}
              </th>
              {costs.classes.map((row) => (
                <td key={row.fundCode} className="fig">
                  {amount(sum(row))}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.total}</th>
            {costs.classes.map(({ fundCode, held }, at) => (
              <td key={fundCode}>
                {isCheaper(at) && (
                  <span className="mr-2">
                    <Tag tone="brand">{words.cheaper}</Tag>
                  </span>
                )}
                <b className="fig">{amount(held?.total)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="mt-2 text-12 text-t3">{words.compareNote}</p>
    </Card>
  );
}
