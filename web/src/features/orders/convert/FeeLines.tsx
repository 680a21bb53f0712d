import { direction, discount, inPercent, percent } from '@/lib/figures';
import type { Order } from '@/trade/order/states';
import { Figure } from '@/ui/Figure';
import { convertWords as words } from './words.convert';

type Fee = NonNullable<Order['conversion']>['fee'];

/** The way of the money from one fund into the other, as a list whose bars shrink by the fees. */
export function FeeLines({ fee, hidden }: { fee: Fee; hidden?: boolean }) {
  return (
    <dl className="m-0">
      <Line label={words.gross} value={fee.gross} hidden={hidden} part={1} />
      <Line
        label={words.redeemFee}
        value={`-${fee.redeemFee}`}
        hidden={hidden}
        text={words.redeemFeeWhy}
      />
      <Line
        label={words.topUpFee}
        value={`-${fee.topUpFee}`}
        hidden={hidden}
        text={topUpWhy(fee)}
      />
      <Line label={words.amountIn} value={fee.amountIn} hidden={hidden} part={partOf(fee)} />
      <div className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <dt>{fee.estimated ? words.target : words.inShares}</dt>
        <dd className="m-0 text-brand">
          <Figure value={fee.targetShares} size={20} unit={words.unit} hidden={hidden} />
        </dd>
      </div>
    </dl>
  );
}

interface LineProps {
  label: string;
  value: string;
  hidden?: boolean;
  text?: string;
  /** How much of the whole is left, 0 to 1. */
  part?: number;
}

function Line({ label, value, hidden, text, part }: LineProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 py-2">
      <dt className="text-t2">{label}</dt>
      <dd className="m-0">
        <Figure value={direction(value) === 'flat' ? '0.00' : value} size={15} hidden={hidden} />
      </dd>
      {part !== undefined && (
        <dd
          className="col-span-2 m-0 mt-1 h-1 overflow-hidden rounded-pill bg-pressed"
          aria-hidden="true"
        >
          <div className="h-full rounded-pill bg-brand-fill" style={{ width: `${part * 100}%` }} />
        </dd>
      )}
      {text && <dd className="col-span-2 m-0 mt-1 text-12 text-t3">{text}</dd>}
    </div>
  );
}

/** Why there is a top-up fee, or why there is none. */
function topUpWhy({ topUpFee, rateIn, rateOut, discount: tenths }: Fee): string {
  if (direction(topUpFee) === 'flat') return words.topUpNone;
  if (!rateIn || !rateOut) return words.topUpFixed;
  const said = discount(tenths);
  return words.topUpWhy(
    percent(inPercent(rateIn)),
    percent(inPercent(rateOut)),
    said ? words.discounted(said) : '',
  );
}

/** For drawing only. */
function partOf({ gross, amountIn }: Fee): number {
  const whole = Number(gross);
  return whole > 0 ? Math.min(1, Number(amountIn) / whole) : 0;
}
