import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lotWords as words } from '@/features/holdings/words';
import { inPercent, percent } from '@/lib/figures';
import { Term } from '@/trade/fund/Term';
import { isIn, type Lot } from '@/trade/order/lots';
import { Card } from '@/ui/Card';
import { showTradeRule } from '@/wire/gen/funds';

/** The fund's redemption fees by days of holding, and how many lots lie in each tier. */
export function TierCard({ fundCode, lots }: { fundCode: string; lots: readonly Lot[] }) {
  const rules = useQuery({ ...showTradeRule({ fundCode }), staleTime: 600_000 });
  const tiers = rules.data?.fees?.redeem ?? [];
  if (tiers.length === 0) return null;
  return (
    <Card title={<Term noun="赎回费">{words.tiers}</Term>}>
      <table className="w-full text-13">
        <tbody>
          {tiers.map((tier) => {
            const count = lots.filter((lot) => isIn(tier, lot.days)).length;
            return (
              <tr key={tier.fromDays} className="border-b border-line last:border-0">
                <th scope="row" className="py-3 text-start font-[400] text-t2">
                  {tier.range}
                </th>
                <td className="py-3 text-end text-t3">{count > 0 && words.tierShares(count)}</td>
                <td className={clsx('fig py-3 text-end', count > 0 && 'text-brand')}>
                  {Number(tier.rate) === 0 ? words.freeNow : percent(inPercent(tier.rate))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
