import { useQuery } from '@tanstack/react-query';
import { spokenDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { isFree, nextFree } from '@/trade/order/lots';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import { shareLots } from '@/wire/gen/holdings';
import { FreeBar } from './FreeBar';
import { assetWords, heldWords as words } from './words';

/** How many shares are free to redeem, and which become free next. */
export function LotsSummary({ fundCode }: { fundCode: string }) {
  const hidden = useStore(amountsHidden);
  const lots = useQuery(shareLots({ fundCode }));
  const { data } = lots;
  if (data?.lots.length === 0) return null;
  const next = data && nextFree(data.lots);
  return (
    <Card title={words.lots} more={words.lotsMore} to={to('/sharedetail', { fundCode })}>
      {data && (
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
            <Sentence>
              {next?.freeFrom
                ? words.nextFree(hidden ? HIDDEN : amount(next.shares), spokenDay(next.freeFrom))
                : data.lots.every(isFree)
                  ? words.allFree
                  : ''}
            </Sentence>
          </p>
        </>
      )}
      {!data && lots.isError && (
        <p className="flex justify-between gap-3 text-13 text-t2" role="alert">
          {words.lotsFailed}
          <TextButton onClick={() => void lots.refetch()}>{assetWords.retry}</TextButton>
        </p>
      )}
    </Card>
  );
}
