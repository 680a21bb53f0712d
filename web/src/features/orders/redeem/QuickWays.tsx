import { redeemWords as words } from '@/features/orders/words.redeem';
import { shortDay } from '@/lib/days';
import { amount, direction, size } from '@/lib/figures';
import { moveChoice } from '@/ui/choices';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { WayTile } from './WayTile';

type PreRedeem = Output<typeof preRedeem>;

interface QuickWaysProps {
  base: PreRedeem;
  offer: NonNullable<PreRedeem['quick']>;
  /** Of the shares that are typed. */
  pre?: PreRedeem;
  quick: boolean;
  onQuick: (quick: boolean) => void;
}

const WAYS = [
  { value: 'ordinary', label: words.ordinary },
  { value: 'quick', label: words.quick },
] as const;

/** Ordinary or quick, side by side, each with its day and its limit. */
export default function QuickWays({ base, offer, pre, quick, onQuick }: QuickWaysProps) {
  const limit = offer.usable ? limitOf(offer) : offer.reason;
  return (
    <>
      <div
        role="radiogroup"
        aria-label={words.way}
        className="mb-2 grid grid-cols-2 gap-3 in-data-[size=elder]:grid-cols-1"
        onKeyDown={(event) =>
          moveChoice(
            event,
            offer.usable ? WAYS : WAYS.slice(0, 1),
            quick ? 'quick' : 'ordinary',
            (way) => onQuick(way === 'quick'),
          )
        }
      >
        <WayTile
          on={!quick}
          title={words.ordinary}
          text={words.ordinaryText(shortDay(base.dates.arriveDate))}
          limit={words.noLimit}
          onChoose={() => onQuick(false)}
        />
        <WayTile
          on={quick}
          title={words.quick}
          text={words.quickText}
          limit={limit}
          refused={!offer.usable}
          onChoose={() => onQuick(true)}
        />
      </div>
      {quick && (
        <p className="mb-2 text-13 text-t2" role="note">
          {costOf((pre ?? base).quick)}
        </p>
      )}
    </>
  );
}

/** What comes within seconds earns nothing from today on. */
function costOf(offer: PreRedeem['quick']): string {
  const forgone = offer?.forgone;
  return forgone && direction(forgone) === 'up'
    ? words.quickCost(amount(forgone))
    : words.quickStops;
}

function limitOf({ leftToday, customerDay }: QuickWaysProps['offer']): string {
  const day = size(customerDay);
  return leftToday === customerDay
    ? words.quickLimit(day)
    : words.quickLeft(amount(leftToday), day);
}
