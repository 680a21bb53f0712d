import { lazy, Suspense, useState } from 'react';
import { IntoFee } from '@/features/orders/into/IntoFee';
import { intoWords } from '@/features/orders/into/words.into';
import { sumWords as words } from '@/features/orders/redeem/words.sum';
import { monthDay } from '@/lib/days';
import { amount, signed } from '@/lib/figures';
import { compare } from '@/trade/form/limits';
import { Card, More } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

const FeeStepsSheet = lazy(() => import('@/trade/form/FeeStepsSheet'));

interface RedeemSumProps {
  pre: Output<typeof preRedeem>;
}

/** What comes back, marked as an estimate, how it comes about, and what it buys. */
export default function RedeemSum({ pre }: RedeemSumProps) {
  const [explained, setExplained] = useState(false);
  const { gross, fee, feeAtMost, net, nav, navDate, steps } = pre;
  const fees = compare(fee, '0') > 0 ? signed(`-${fee}`) : amount(fee);
  return (
    <Card>
      <KeyValues
        rows={[
          [words.gross, <Strong key="gross" text={amount(gross)} />],
          [words.fee, <Strong key="fee" text={fees} />],
        ]}
      />
      <div className="mt-2 flex items-baseline justify-between gap-3">
        <span>{pre.into ? intoWords.net : words.net}</span>
        <Figure value={net} size={20} prefix="¥" />
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-12 text-t3">
          {pre.dates.incomeUntil
            ? words.parEstimate
            : words.estimate(monthDay(navDate), amount(nav, 4))}
          {compare(feeAtMost, fee) > 0 && `。${words.feeAtMost(amount(feeAtMost))}`}
        </p>
        {steps.length > 0 && <More label={words.how} onClick={() => setExplained(true)} />}
      </div>
      {pre.into && <IntoFee into={pre.into} />}
      {explained && (
        <Suspense>
          <FeeStepsSheet
            open={explained}
            title={words.howTitle}
            steps={steps}
            onClose={() => setExplained(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function Strong({ text }: { text: string }) {
  return <b className="fig strong">{text}</b>;
}
