import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { instantDay, monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { payeeOf } from '@/trade/order/states';
import { Inset, More } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { showArchive } from '@/wire/gen/funds';
import { orderDetail } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { type DividendRecord, isReinvested, perShareOn } from './records';
import { recordWords as words } from './words.record';

/** Days, price and card of a dividend, and the way to its order. */
export function DividendFacts({ record }: { record: DividendRecord }) {
  const { fundCode, orderNo, tDay } = record;
  const order = useQuery(orderDetail({ orderNo }));
  const archive = useQuery(quietly(showArchive, { fundCode }));
  const perShare = perShareOn(archive.data?.fundDividendVoList ?? [], tDay);
  return (
    <div className="pb-4">
      <QueryView
        query={order}
        failed={words.factsFailed}
        bones={
          <Shimmer>
            <Bone h={120} />
          </Shimmer>
        }
      >
        {(data) => (
          <Inset>
            <KeyValues rows={rowsOf(record, data, perShare)} />
            <p className="mt-2 text-12 text-t3">{words.noRecordDay}</p>
            <p className="mt-2 flex flex-wrap justify-between gap-2">
              <More label={words.way} to={to('/way', { fundCode })} />
              <More label={words.order} to={to('/dealDetails', { orderNo })} />
            </p>
          </Inset>
        )}
      </QueryView>
    </div>
  );
}

type Order = Output<typeof orderDetail>;

/** Only what is known: cash has a card and a day of arrival, shares have a price. */
function rowsOf(record: DividendRecord, order: Order, perShare: string | undefined) {
  const reinvested = isReinvested(record);
  const { bankName, tail } = payeeOf(order);
  const arrived = order.timeline.find(({ stage, done }) => stage === 'paidOut' && done)?.at;
  const rows: (readonly [string, ReactNode] | false | undefined)[] = [
    [words.exDay, monthDay(record.tDay)],
    perShare !== undefined && [words.per, words.perValue(perShare)],
    [words.confirmed, monthDay(order.confirmedOn)],
    reinvested
      ? [words.nav, amount(order.confirmedNav, 4)]
      : [words.card, words.cardName(bankName, tail)],
    !reinvested && arrived != null && [words.paid, instantDay(arrived)],
    [words.state, reinvested ? order.statusName : order.payStatusName],
  ];
  return rows.filter((row) => row !== false && row !== undefined);
}
