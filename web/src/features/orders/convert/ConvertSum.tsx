import { lazy, Suspense, useState } from 'react';
import { amount } from '@/lib/figures';
import { compare } from '@/trade/form/limits';
import { Card } from '@/ui/Card';
import type { PreConvert } from './convertState';
import { FeeLines } from './FeeLines';
import { convertWords as words } from './words.convert';

const FeeStepsSheet = lazy(() => import('@/trade/form/FeeStepsSheet'));

type Fee = NonNullable<PreConvert['fee']>;

interface ConvertSumProps {
  pre: PreConvert;
  fee: Fee;
}

/** From the shares that go to those that come, marked as an estimate: what each fee takes, and why. */
export function ConvertSum({ pre, fee }: ConvertSumProps) {
  const [explained, setExplained] = useState(false);
  const most = pre.redeemFeeAtMost;
  return (
    <Card title={words.sum} more={words.how} onMore={() => setExplained(true)}>
      <FeeLines fee={fee} />
      <p className="mt-2 text-12 text-t3">
        {compare(most, fee.redeemFee) > 0 && words.feeAtMost(amount(most))}
        {words.estimate(amount(fee.nav, 4), amount(fee.targetNav, 4))}
      </p>
      {explained && (
        <Suspense>
          <FeeStepsSheet
            open={explained}
            title={words.howTitle}
            steps={fee.steps}
            onClose={() => setExplained(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
