import clsx from 'clsx';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import type { Pricing } from './pricing';

/** Room between the cut-off's mark and the dot, so that minutes can be seen; percent. */
const APART = 4;

interface PriceBarProps {
  pricing: Pricing;
  /** What happened at the instant, where it is not that the customer placed or paid the order. */
  label?: string | null;
}

/**
 * The day of the instant, and T after it where that is another day. Blue is what belongs to T;
 * the mark is the cut-off, the dot the instant. The sentence under it says the same.
 */
export function PriceBar({ pricing, label }: PriceBarProps) {
  const { reason, cutoff, time } = pricing;
  const one = reason === 'inTime';
  const width = one ? 100 : 50;
  const mark = pricing.cutoffAt * width;
  const dot = one
    ? Math.min(pricing.at * width, mark - APART)
    : Math.max(pricing.at * width, reason === 'closedDay' ? 0 : mark + APART);
  const marked = reason !== 'closedDay';
  const from = one || !marked ? 0 : mark;
  const until = one ? mark : 100;
  const said = reason === 'paidLate' ? words.paid(time) : words.submitted(time);
  return (
    <div aria-hidden="true">
      <div className="relative h-2 rounded-pill bg-pressed">
        <span
          className="absolute inset-y-0 rounded-pill border border-brand-line bg-brand-weak"
          style={{ left: `${from}%`, right: `${100 - until}%` }}
        />
        {marked && (
          <span
            className="absolute -top-1 h-4 w-0.5 -translate-x-1/2 bg-t1"
            style={{ left: `${mark}%` }}
          />
        )}
        <span
          className="absolute -top-1 size-4 -translate-x-1/2 rounded-pill border-2 border-surface bg-brand-fill"
          style={{ left: `${dot}%` }}
        />
      </div>
      <div className="relative mt-2 h-5 text-13">
        {marked && (
          <span
            className={clsx('absolute text-t3 nowrap', one ? 'ps-1' : '-translate-x-full pe-1')}
            style={{ left: `${mark}%` }}
          >
            {words.cutoff(cutoff)}
          </span>
        )}
        <span
          className={clsx(
            'absolute strong text-brand nowrap',
            one && dot > 30 && '-translate-x-full',
          )}
          style={{ left: `${one && dot <= 30 ? 0 : Math.max(0, dot - (one ? -2 : 2))}%` }}
        >
          {label ?? said}
        </span>
      </div>
    </div>
  );
}
