import { belowWords as words } from '@/features/funds/words';
import { to } from '@/route/links';
import { foreignOf } from '@/trade/fund/currency';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import type { FundDetail } from './FundHero';

/** The fund's other classes: in another currency, or for pensions. */
export function OtherClasses({ detail }: { detail: FundDetail }) {
  const others = othersOf(detail);
  if (others.length === 0) return null;
  return (
    <Card title={words.otherClasses}>
      {others.map(({ fundCode, fundName }) => (
        <Row
          key={fundCode}
          title={fundName}
          value={fundCode}
          to={to('/funddetail', { fundCode })}
        />
      ))}
    </Card>
  );
}

/** Classes A and C lead to each other where their costs are compared. */
function othersOf({ head: { fundCode }, facts, classes, classCosts }: FundDetail) {
  const compared = foreignOf(facts) ? [] : (classCosts?.classes ?? []);
  const isCompared = (code: string) => compared.some((one) => one.fundCode === code);
  return classes.filter(
    (one) => one.fundCode !== fundCode && !(isCompared(fundCode) && isCompared(one.fundCode)),
  );
}
