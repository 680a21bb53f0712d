import { lazy, Suspense, useState } from 'react';
import { makeWords as words } from '@/features/plans/words.make';
import { amount, direction, inPercent, discount as inTenths, percent } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { TextButton } from '@/ui/Button';
import { Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import type { buyFee } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

const FeeStepsSheet = lazy(() => import('@/trade/form/FeeStepsSheet'));

type Fee = Output<typeof buyFee>;

/** The fee of a run as a sum first, the rate second, the list rate struck through. */
export function RunFee({ fee, short }: { fee: Fee; short: boolean }) {
  const [explained, setExplained] = useState(false);
  const elder = useStore(textSize) === 'elder';
  const tenths = inTenths(fee.discount);
  const saves = direction(fee.saved) === 'up';
  const free = direction(fee.fee) === 'flat';
  return (
    <>
      <hr className="rule" />
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-13 text-t2">
        <span className="flex items-center gap-2">
          {elder ? words.elderFee : words.fee}
          {saves && tenths && <Tag tone="brand">{tenths}</Tag>}
        </span>
        <span>
          {saves && fee.listRate && <s className="mr-1">{percent(inPercent(fee.listRate))}</s>}
          <b className="strong text-t1">{free ? words.feeFree : rateOf(fee)}</b>
        </span>
      </div>
      {(!free || saves) && (
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-17 strong">
            {words.feeRun}
            <Figure value={fee.fee} size={17} />
            {words.yuan}
          </span>
          {saves && (
            <span className="text-13 text-t2">
              {words.listFee(amount(fee.listFee))}{' '}
              <b className="strong text-brand">
                {amount(fee.saved)}
                {words.yuan}
              </b>
            </span>
          )}
        </div>
      )}
      {!short && fee.steps.length > 0 && (
        <p className="mt-2 text-13">
          <TextButton onClick={() => setExplained(true)}>{words.how}</TextButton>
        </p>
      )}
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
    </>
  );
}

function rateOf({ rate, fee }: Fee): string {
  return rate ? percent(inPercent(rate)) : words.feeFixed(amount(fee));
}
