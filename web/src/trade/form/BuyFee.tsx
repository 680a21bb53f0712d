import { lazy, Suspense, useState } from 'react';
import { monthDay } from '@/lib/days';
import { amount, direction, inPercent, discount as inTenths, percent } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { TextButton } from '@/ui/Button';
import { Inset } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import type { buyFee } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { subscribeWords, buyWords as words, wordsFor } from './words.buy';
import { promiseWords } from './words.promise';

const FeeStepsSheet = lazy(() => import('./FeeStepsSheet'));

interface BuyFeeProps {
  fee: Output<typeof buyFee>;
  /** Fraction of the list rate. */
  discount: string;
  /** Of a money fund, whose shares cost 1 yuan each. */
  money: boolean;
  /** In an offering, at par. */
  subscribing: boolean;
  /** Only the fee itself: the keypad is up. */
  short: boolean;
}

/** The fee as a sum first, the rate second, the list rate struck through; then what it buys. */
export function BuyFee(props: BuyFeeProps) {
  const { fee, discount, subscribing, short } = props;
  const texts = wordsFor(subscribing);
  const [explained, setExplained] = useState(false);
  const elder = useStore(textSize) === 'elder';
  const tenths = inTenths(discount);
  const saves = direction(fee.saved) === 'up';
  const free = direction(fee.fee) === 'flat';
  return (
    <>
      <hr className="rule" />
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-13 text-t2">
        <span className="flex items-center gap-2">
          {elder ? words.elder.fee : texts.fee}
          {saves && tenths && <Tag tone="brand">{tenths}</Tag>}
        </span>
        <span>
          {saves && fee.listRate && <s className="mr-1">{percent(inPercent(fee.listRate))}</s>}
          <b className="strong text-t1">
            {free
              ? texts.noFee
              : fee.rate
                ? percent(inPercent(fee.rate))
                : words.fixedFee(amount(fee.fee))}
          </b>
        </span>
      </div>
      {(!free || saves) && <FeeSum fee={fee} saves={saves} />}
      {direction(fee.returned) === 'up' && <Parted fee={fee} />}
      {!short && fee.returned !== fee.asked && (
        <Bought {...props} onExplain={() => setExplained(true)} />
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

/** The sum of money, and what it would have been. */
function FeeSum({ fee, saves }: { fee: BuyFeeProps['fee']; saves: boolean }) {
  return (
    <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-17 strong">
        {words.about}
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
  );
}

/** Of a fund that confirms up to its limit: what is confirmed, and what goes back. */
function Parted({ fee: { asked, amount: confirmed, returned } }: { fee: BuyFeeProps['fee'] }) {
  const all = returned === asked;
  return (
    <dl className="mt-3">
      <div className="kv">
        <dt>{words.confirmed}</dt>
        <dd>
          <Figure value={all ? '0' : confirmed} size={13} /> {words.yuan}
        </dd>
      </div>
      <div className="kv">
        <dt>{words.returned}</dt>
        <dd className="text-warn">
          <Figure value={returned} size={13} /> {words.yuan}
        </dd>
      </div>
    </dl>
  );
}

function Bought({ fee, money, subscribing, onExplain }: BuyFeeProps & { onExplain: () => void }) {
  const estimate = money
    ? promiseWords.parEstimate
    : subscribing
      ? subscribeWords.par
      : words.estimate(monthDay(fee.navDate), amount(fee.nav, 4));
  return (
    <Inset className="mt-4">
      <dl className="m-0">
        <div className="kv">
          <dt>{wordsFor(subscribing).net}</dt>
          <dd>
            <Figure value={fee.net} size={13} /> {words.yuan}
          </dd>
        </div>
        <div className="kv">
          <dt>{words.shares}</dt>
          <dd>
            <Figure value={fee.estimatedShares} size={13} /> 份
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-12 text-t3">
        {estimate}
        {fee.steps.length > 0 && (
          <span className="ms-2">
            <TextButton onClick={onExplain}>{words.how}</TextButton>
          </span>
        )}
      </p>
    </Inset>
  );
}
