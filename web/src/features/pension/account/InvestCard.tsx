import { useQuery } from '@tanstack/react-query';
import { type Account, periodOf, type Share, told } from '@/features/pension/pension';
import { investWords as words } from '@/features/pension/words.account';
import { shortDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { useFirstStep } from '@/trade/form/useFirstStep';
import { Card } from '@/ui/Card';
import { FlatPromiseLine, PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { preBuy } from '@/wire/gen/orders';
import { pensionShares } from '@/wire/gen/pension';
import type { Output } from '@/wire/operation';

interface InvestCardProps {
  account: Account;
  balance: string;
  hidden: boolean;
}

/** What would become of the balance, by the dates of one fund as an example. */
export function InvestCard({ account, balance, hidden }: InvestCardProps) {
  const { data } = useQuery(pensionShares());
  const share = data && exampleOf(data.list, account);
  return (
    <Card title={words.title(told(balance, hidden))} more={words.other} to={to('/pension/shares')}>
      {data === undefined && <DateBones />}
      {share && <Example share={share} acco={account.tradeAcco} />}
      <p className="mt-4 text-13 text-t2">{words.text}</p>
    </Card>
  );
}

/** One that is held and may be bought on; else the first of the directory that may be. */
function exampleOf(list: readonly Share[], { funds }: Account): Share | undefined {
  const open = list.filter(({ buyable }) => buyable);
  const held = (share: Share) => funds.some(({ fundCode }) => fundCode === share.fundCode);
  return open.find(held) ?? open[0];
}

function Example({ share, acco }: { share: Share; acco: string | null | undefined }) {
  const { fundCode, fundName } = share;
  const asked = { fundCode, tradeAcco: acco ?? undefined };
  const { data, error } = useQuery(quietly(preBuy, asked));
  return (
    <>
      <p className="mb-3 text-13 text-t2">{words.example(fundName)}</p>
      {data ? (
        <Dates pre={data} months={share.holdMonths} />
      ) : error ? (
        <p className="text-13 text-t3">{words.failed}</p>
      ) : (
        <DateBones />
      )}
    </>
  );
}

function Dates({ pre, months }: { pre: Output<typeof preBuy>; months: number }) {
  const elder = useStore(textSize) === 'elder';
  const { fundCode, dates } = pre;
  const { tDay, cancelUntil, confirmDate, redeemableDate } = dates;
  const until = { direction: 'buy', fundCode, tDay, cancelUntil } as const;
  const { title: when } = useFirstStep(until, (at) => at, '');
  const steps: PromiseStep[] = [
    { state: 'now', date: when, title: words.pay },
    { state: 'later', date: shortDay(confirmDate), title: words.confirm },
    {
      state: 'later',
      date: shortDay(redeemableDate),
      title: months > 0 ? words.free(periodOf(months)) : words.freeAny,
    },
  ];
  return elder ? <PromiseLine steps={steps} /> : <FlatPromiseLine steps={steps} />;
}

function DateBones() {
  return (
    <Shimmer>
      <Bone h={68} />
    </Shimmer>
  );
}
