import { areaWords as words } from '@/features/plans/words';
import { amount, direction } from '@/lib/figures';
import { Delta } from '@/ui/Figure';
import { CompareTable } from './CompareTable';
import type { Figures } from './figures';
import { PlanChart } from './PlanChart';

/** What was won or lost, in the same size either way; the curve; the same money at once. */
export function Outcome({ figures, asking }: { figures: Figures; asking: boolean }) {
  const { profit, percent, paid, value, xirr, valuedOn, isCut, from } = figures;
  const said = { up: words.won, down: words.lost, flat: words.even }[direction(profit, 2)];
  return (
    <>
      <div role="status">
        <p className="text-13 text-t2">{asking ? words.asking : said(valuedOn)}</p>
        <p className="mt-1">
          <Delta value={profit} size={36} />
        </p>
        <p className="mt-2 text-13 text-t2">
          {words.paidWorth(amount(paid), amount(value))}{' '}
          <Delta value={percent} size={13} unit="%" />
          <br />
          {xirr ? (
            <>
              {words.yearly} <Delta value={xirr} size={13} unit="%" />
            </>
          ) : (
            words.noYear
          )}
        </p>
        {isCut && <p className="mt-1 text-13 text-t2">{words.cut(from)}</p>}
      </div>
      <PlanChart figures={figures} />
      <CompareTable figures={figures} />
    </>
  );
}
