import { useQuery } from '@tanstack/react-query';
import { spokenDay } from '@/lib/days';
import { amount, direction, HIDDEN, inPercent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { useUser } from '@/trade/customer/user';
import { isFree, nextFree } from '@/trade/order/lots';
import { Button } from '@/ui/Button';
import { Delta, Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import { quietly } from '@/wire/ahead';
import { Refusal } from '@/wire/failure';
import { heldDetail, shareLots } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { ownWords as words } from './words.own';

/** The customer's own holding of the fund, in place: worth, profit, from when it is free. */
export function OwnCard({ fundCode, foreign }: { fundCode: string; foreign: string }) {
  const user = useUser();
  const locked = useStore(gestureLocked);
  const shown = user.data?.opened === true && !locked;
  const held = useQuery({ ...quietly(heldDetail, { fundCode }), enabled: shown });
  const enabled = shown && held.data !== undefined;
  const lots = useQuery({ ...quietly(shareLots, { fundCode }), enabled });
  // A fund that was never held is refused; that is no fault.
  if (!shown || held.isPending || held.error instanceof Refusal) return null;
  return (
    <CardOf
      query={held}
      title={words.title}
      more={words.more}
      to={to('/assetDetails', { fundCode })}
      failed={words.failed}
      gone={({ fund }) => direction(fund.shares) !== 'up'}
    >
      {(data) => <Holding held={data} lots={lots.data} foreign={foreign} />}
    </CardOf>
  );
}

interface HoldingProps {
  held: Output<typeof heldDetail>;
  lots: Output<typeof shareLots> | undefined;
  /** The currency where it is not yuan. */
  foreign: string;
}

function Holding({ held: { fund, available, convertible }, lots, foreign }: HoldingProps) {
  const go = useGo();
  const hidden = useStore(amountsHidden);
  const { fundCode } = fund;
  const free = lots && freeText(lots, hidden);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-13 text-t2">{words.value(fund.navDate, foreign || '元')}</p>
          <Figure value={fund.value} size={26} hidden={hidden} />
        </div>
        <div className="text-end">
          <p className="text-13 text-t2">{words.profit(foreign)}</p>
          <p>
            <Delta value={fund.holdingProfit} size={17} hidden={hidden} />{' '}
            <Delta value={inPercent(fund.holdingProfitRate)} unit="%" size={13} />
          </p>
        </div>
      </div>
      {free && (
        <p className="mt-2 text-13 text-t2">
          <Sentence>{free}</Sentence>
        </p>
      )}
      {direction(available) === 'up' && (
        <div className="mt-3 flex gap-3">
          <Button small kind="soft" onClick={() => go(to('/ransom', { fundCode }))}>
            {words.redeem}
          </Button>
          {convertible && (
            <Button small kind="soft" onClick={() => go(to('/searchConvertFund', { fundCode }))}>
              {words.convert}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** From which day a redemption takes nothing, of all shares or of some. */
function freeText({ lots, shares }: Output<typeof shareLots>, hidden: boolean): string {
  const next = nextFree(lots);
  if (!next?.freeFrom) return lots.length > 0 && lots.every(isFree) ? words.free : '';
  const day = spokenDay(next.freeFrom);
  if (next.shares === shares) return words.allFreeFrom(day);
  return words.freeFrom(hidden ? HIDDEN : amount(next.shares), day);
}
