import { useQuery } from '@tanstack/react-query';
import { to } from '@/route/links';
import { Row } from '@/ui/Row';
import { Sentence } from '@/ui/Sentence';
import { redeemIntoRecords } from '@/wire/gen/orders';
import { isUnderWay, legsText } from './onward';
import { onwardWords } from './words.onward';

/** Redemptions into funds that are on their way, each with the days of both legs. */
export default function IntoTransit() {
  const { data } = useQuery(redeemIntoRecords({ pageSize: 20 }));
  const records = data?.records.filter(({ onward }) => isUnderWay(onward)) ?? [];
  return records.map(({ redemption, onward }) => (
    <Row
      key={redemption.orderNo}
      title={onwardWords.pair(redemption.fundName, onward.targetFundName)}
      sub={<Sentence>{legsText(redemption, onward)}</Sentence>}
      to={to('/convertAndRanSomBuyDealDetails', { orderNo: redemption.orderNo })}
    />
  ));
}
