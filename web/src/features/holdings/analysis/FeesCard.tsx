import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { amount, direction } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { holderOf } from '@/trade/fund/pension';
import { Delta, Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Segment } from '@/ui/Segment';
import { Sentence } from '@/ui/Sentence';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { paidFees } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { ShareBar } from './ShareBar';
import { shareText } from './sentences';
import { feeWords as words } from './words';

type Fees = Output<typeof paidFees>;
type View = keyof typeof words.views;

const VIEWS = (Object.keys(words.views) as View[]).map((value) => ({
  value,
  label: words.views[value],
}));

/** What was earned, and what was paid for it since the first order: by kind, or by fund. */
export function FeesCard() {
  const fees = useQuery(paidFees());
  const since = fees.data?.since;
  return (
    <CardOf
      query={fees}
      title={words.title}
      end={since && <span className="text-13 text-t3">{words.between(since)}</span>}
      failed={words.failed}
      bones={
        <Shimmer>
          <Bone h={280} />
        </Shimmer>
      }
    >
      {(data) => <FeesBody fees={data} />}
    </CardOf>
  );
}

function FeesBody({ fees }: { fees: Fees }) {
  const hidden = useStore(amountsHidden);
  const [view, setView] = useState<View>('kind');
  const earned = direction(fees.profit, 2) === 'up';
  return (
    <>
      <dl className="m-0 grid grid-cols-2 gap-x-4">
        <div>
          <dt className="text-13 text-t2">{words.profit}</dt>
          <dd className="m-0">
            <Delta value={fees.profit} size={20} hidden={hidden} />
          </dd>
        </div>
        <div>
          <dt className="text-13 text-t2">{words.fee}</dt>
          <dd className="m-0">
            <Figure value={fees.fee} size={20} hidden={hidden} />
          </dd>
        </div>
      </dl>
      {fees.funds.length === 0 ? (
        <p className="mt-3 text-13 text-t2">{words.none}</p>
      ) : (
        <>
          {earned && fees.taken && (
            <div className="mt-3">
              <ShareBar
                parts={[
                  { name: words.profit, share: String(1 - Number(fees.taken)), tone: 'up' },
                  { name: words.fee, share: fees.taken, tone: 'base' },
                ]}
              />
            </div>
          )}
          <p className="mt-2 text-13 text-t2">
            <Sentence>{takenText(fees, hidden)}</Sentence>
          </p>
          <div className="mt-3">
            <Segment label={words.by} choices={VIEWS} value={view} onChange={setView} />
          </div>
          {view === 'kind' ? (
            <Kinds fees={fees} hidden={hidden} />
          ) : (
            <Funds fees={fees} hidden={hidden} />
          )}
        </>
      )}
      <p className="mt-2 text-12 text-t3">{words.nav}</p>
    </>
  );
}

function takenText({ taken, beforeFees }: Fees, hidden: boolean): string {
  if (!taken) return words.lost;
  if (hidden) return words.takenHidden(shareText(taken));
  return words.taken(amount(beforeFees), shareText(taken));
}

function Kinds({ fees, hidden }: { fees: Fees; hidden: boolean }) {
  return fees.kinds.map(({ kind, name, orders, fee }) => (
    <Row
      key={kind}
      title={name}
      sub={words.orders(orders)}
      value={<Figure value={fee} hidden={hidden} />}
    />
  ));
}

function Funds({ fees, hidden }: { fees: Fees; hidden: boolean }) {
  return fees.funds.map(({ fundCode, fundName, held, fee, profit }) => (
    <Row
      key={fundCode}
      title={fundName}
      sub={
        <>
          {words.profitOf} <Delta value={profit} size={13} hidden={hidden} />
          {!held && `，${words.sold}`}
        </>
      }
      value={<Figure value={fee} hidden={hidden} />}
      to={to('/assetDetails', { fundCode, purpose: holderOf({ fundName }) })}
    />
  ));
}
