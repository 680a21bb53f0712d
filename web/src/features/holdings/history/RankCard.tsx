import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Delta } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { inOrder, useOwnFunds } from './parts';
import { historyWords as words } from './words';

/** All that each fund brought since the first purchase, those that were sold too. */
export default function RankCard() {
  const hidden = useStore(amountsHidden);
  const own = useOwnFunds();
  return (
    <CardOf
      query={own}
      className="mt-3"
      title={words.rankTitle}
      failed={words.rankFailed}
      bones={
        <Shimmer>
          <Bone h={224} />
        </Shimmer>
      }
    >
      {(funds) =>
        inOrder(funds, (fund) => fund.totalProfit, hidden).map((fund) => (
          <Row
            key={fund.fundCode}
            title={fund.fundName}
            sub={fund.held ? words.rankHeld : words.sold}
            value={<Delta value={fund.totalProfit} hidden={hidden} />}
            to={to('/profithis', { fundCode: fund.fundCode })}
          />
        ))
      }
    </CardOf>
  );
}
