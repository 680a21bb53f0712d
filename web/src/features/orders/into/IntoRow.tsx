import clsx from 'clsx';
import { dayTime } from '@/lib/days';
import { amount, HIDDEN, MISSING } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { type IntoRecord, isUnderWay, legsText } from '@/trade/order/onward';
import { dealWords } from '@/trade/order/words.deal';
import { onwardWords } from '@/trade/order/words.onward';
import { Sentence } from '@/ui/Sentence';

/** A redemption into a fund in a list: from which into which, how much, and where both legs stand. */
export function IntoRow({ record: { redemption, onward } }: { record: IntoRecord }) {
  const hidden = useStore(amountsHidden);
  const { orderNo, fundName, createdAt, amount: sum, shares } = redemption;
  const size = sum ? amount(sum) : shares ? dealWords.shares(amount(shares)) : MISSING;
  return (
    <Link to={to('/convertAndRanSomBuyDealDetails', { orderNo })} className="row">
      <span className="row-body">
        <span className="min-w-0">
          <span className="block">{onwardWords.pair(fundName, onward.targetFundName)}</span>
          <span className="block text-13 text-t2">
            <Sentence>{legsText(redemption, onward)}</Sentence>
          </span>
          <span className="block text-13 text-t3">{dayTime(Date.parse(createdAt))}</span>
        </span>
        <span className="flex-none text-end">
          <span className="fig block text-15">{hidden ? HIDDEN : size}</span>
          <span
            className={clsx('block text-13', {
              'text-brand': isUnderWay(onward),
              'text-warn': onward.stage === 'toCard',
              'text-t3': onward.stage === 'bought' || onward.stage === 'nothing',
            })}
          >
            {onward.stageName}
          </span>
        </span>
      </span>
    </Link>
  );
}
