import { useQuery } from '@tanstack/react-query';
import { ruleWords, belowWords as words } from '@/features/funds/words';
import { shortDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { CutoffLine } from '@/trade/market/CutoffLine';
import { Card } from '@/ui/Card';
import { FlatPromiseLine, PromiseLine } from '@/ui/PromiseLine';
import { showTradeRule } from '@/wire/gen/funds';

/** The dates of an order placed now, and the way to the whole rules. */
export function PromiseCard({ fundCode }: { fundCode: string }) {
  const elder = useStore(textSize) === 'elder';
  const rule = useQuery(showTradeRule({ fundCode }));
  const buy = rule.data?.buy;
  const dates = buy?.dates;
  if (!rule.data || !dates) return null;
  const money = Boolean(dates.incomeFrom);
  const Line = elder ? PromiseLine : FlatPromiseLine;
  return (
    <Card
      title={buy.open ? words.rules : words.rulesOnly}
      more={words.ruleMore}
      to={to('/transactionrule', { fundCode })}
    >
      <Line
        steps={[
          {
            state: 'now',
            title: money ? ruleWords.parDay : ruleWords.tDay,
            date: shortDay(dates.tDay),
          },
          {
            state: 'later',
            title: money ? ruleWords.incomeShort : ruleWords.confirmDay,
            date: shortDay(dates.incomeFrom ?? dates.confirmDay),
          },
          { state: 'later', title: ruleWords.redeemableDay, date: shortDay(dates.redeemableDay) },
        ]}
      />
      {buy.open && (
        <div className="mt-4">
          <CutoffLine
            cutoffAt={buy.cutoffAt}
            incomeFrom={dates.incomeFrom}
            onPass={() => void rule.refetch()}
          />
        </div>
      )}
    </Card>
  );
}
