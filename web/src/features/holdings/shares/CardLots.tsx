import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { Whose } from '@/features/holdings/purpose';
import { useCards } from '@/features/holdings/useCards';
import { lotWords as words } from '@/features/holdings/words';
import { monthDay, spokenDay } from '@/lib/days';
import { amount, inPercent, percent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { feeOf, isFree, type Lot, wayToFree } from '@/trade/order/lots';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { quietly } from '@/wire/ahead';
import { preRedeem } from '@/wire/gen/orders';

interface CardLotsProps extends Whose {
  fundCode: string;
  tradeAcco: string;
  lots: readonly Lot[];
}

/** The lots under one card, oldest first: that is the order in which they are redeemed. */
export function CardLots({ fundCode, purpose, tradeAcco, lots }: CardLotsProps) {
  const nameOf = useCards(fundCode, purpose);
  const pre = usePreview(fundCode, tradeAcco, !lots.every(isFree));
  const fees = lots.map((lot) => (isFree(lot) ? undefined : feeOf(lot, pre?.lots)));
  return (
    <Card title={nameOf(tradeAcco)}>
      <ol className="m-0 list-none divide-y divide-line p-0">
        {lots.map((lot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lots of a day may be alike
          <LotLine key={`${lot.registeredOn}-${index}`} lot={lot} fee={fees[index]} />
        ))}
      </ol>
      {pre && fees.some(Boolean) && (
        <p className="mt-3 text-12 text-t3">
          {words.estimate(monthDay(pre.navDate), amount(pre.nav, 4))}
        </p>
      )}
    </Card>
  );
}

/** What redeeming all shares of a card now would cost, at the last NAV; asked for only if it does. */
function usePreview(fundCode: string, tradeAcco: string, charged: boolean) {
  // The rates stand by themselves: where there is no sum, nobody need hear why.
  const question = quietly(preRedeem, { fundCode, tradeAcco });
  return useQuery({ ...question, enabled: charged }).data;
}

interface LotLineProps {
  lot: Lot;
  /** Of a redemption now, as an estimate. */
  fee: string | undefined;
}

/** One lot: shares and cost, the way to its free day, the dates. */
function LotLine({ lot, fee }: LotLineProps) {
  const hidden = useStore(amountsHidden);
  const free = isFree(lot);
  const source = words.sources[lot.source] ?? words.sources.buy ?? '';
  const reduced = lot.shares !== lot.originalShares && !hidden;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <Figure value={lot.shares} size={17} hidden={hidden} /> {words.unit}
        </span>
        {free ? (
          <span className="text-13 strong text-brand">{words.freeNow}</span>
        ) : (
          <Cost fee={hidden ? undefined : fee} rate={percent(inPercent(lot.rate))} />
        )}
      </div>
      <div className="my-2 h-1 overflow-hidden rounded-pill bg-pressed" aria-hidden="true">
        <div
          className={clsx('h-full rounded-pill', free ? 'bg-brand-fill' : 'bg-t3')}
          style={{ width: `${wayToFree(lot)}%` }}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-12 text-t3">
        <span>
          {lot.source === 'income'
            ? words.income(monthDay(lot.registeredOn))
            : `${words.confirmed(monthDay(lot.registeredOn), source)}，${words.held(lot.days)}`}
        </span>
        <span>
          {lot.redeemableFrom
            ? words.youngFrom(spokenDay(lot.redeemableFrom))
            : free
              ? reduced && words.rest(amount(lot.originalShares))
              : lot.freeFrom
                ? words.freeFrom(spokenDay(lot.freeFrom))
                : words.neverFree}
        </span>
      </div>
    </li>
  );
}

/** The sum first, then the rate. */
function Cost({ fee, rate }: { fee: string | undefined; rate: string }) {
  if (fee === undefined) return <span className="text-13">{words.rateNow(rate)}</span>;
  return (
    <span className="text-13">
      {words.feeNow} <b className="fig strong">{words.about(amount(fee))}</b>{' '}
      <span className="text-t2">{rate}</span>
    </span>
  );
}
