import { useQuery } from '@tanstack/react-query';
import type { Whose } from '@/features/holdings/purpose';
import { FreeBar } from '@/features/holdings/shares/FreeBar';
import { heldWords as words } from '@/features/holdings/words';
import { spokenDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { isFree, nextFree } from '@/trade/order/lots';
import { Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import { shareLots } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

/** How many shares are free to redeem, and which become free next. */
export function LotsSummary({ fundCode, purpose }: Whose & { fundCode: string }) {
  const hidden = useStore(amountsHidden);
  const lots = useQuery(shareLots({ fundCode, purpose }));
  return (
    <CardOf
      query={lots}
      title={words.lots}
      more={words.lotsMore}
      to={to('/sharedetail', { fundCode, purpose })}
      failed={words.lotsFailed}
      gone={(data) => data.lots.length === 0}
    >
      {(data) => (
        <>
          <FreeBar free={data.freeShares} all={data.shares} />
          <div className="mt-3 flex justify-between gap-4">
            <div>
              <p className="text-12 text-t2">{words.free}</p>
              <Figure value={data.freeShares} hidden={hidden} unit={words.unit} />
            </div>
            <div className="text-end">
              <p className="text-12 text-t2">{words.total}</p>
              <Figure value={data.shares} hidden={hidden} unit={words.unit} />
            </div>
          </div>
          <p className="mt-2 text-13 text-t2">
            <Sentence>{nextText(data, hidden)}</Sentence>
          </p>
        </>
      )}
    </CardOf>
  );
}

function nextText({ lots, shares }: Output<typeof shareLots>, hidden: boolean): string {
  const next = nextFree(lots);
  // What may not leave yet costs nothing later, and nothing can be done with it now.
  const young = lots.some((lot) => lot.redeemableFrom);
  if (!next?.freeFrom) return lots.every(isFree) && !young ? words.allFree : '';
  if (next.shares === shares) return words.nextAllFree(spokenDay(next.freeFrom));
  return words.nextFree(hidden ? HIDDEN : amount(next.shares), spokenDay(next.freeFrom));
}
