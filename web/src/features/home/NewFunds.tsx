import { useQuery } from '@tanstack/react-query';
import { to } from '@/route/links';
import { NewFundRow } from '@/trade/fund/FundRow';
import { offeringWords as words } from '@/trade/fund/words';
import { Card } from '@/ui/Card';
import { listNewFunds } from '@/wire/gen/funds';

const ROWS = 2;

/** Funds that can be subscribed now, the first to end before all; nothing when there are none. */
export function NewFunds() {
  const { data } = useQuery({ ...listNewFunds(), staleTime: 600_000 });
  // One class of a product is enough here: its page leads to the others.
  const open = data?.list.filter((fund) => fund.subscribable && !/C$/.test(fund.fundName)) ?? [];
  if (!open.length) return null;
  return (
    <Card title={words.title} more={words.more} to={to('/fundlist', { type: 'new' })}>
      {open.slice(0, ROWS).map((fund) => (
        <NewFundRow key={fund.fundCode} fund={fund} />
      ))}
    </Card>
  );
}
