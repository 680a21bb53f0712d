import { lazy, Suspense, useState } from 'react';
import { intoWords } from '@/features/orders/into/words.into';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { shortDay } from '@/lib/days';
import { amount, direction, size } from '@/lib/figures';
import { AccountRow } from '@/trade/form/AccountRow';
import { Card } from '@/ui/Card';
import { moveChoice } from '@/ui/choices';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { Destination } from './Destination';
import type { useRedeem } from './redeemState';
import { WayTile } from './WayTile';

const BigSheet = lazy(() => import('./BigSheet'));

type PreRedeem = Output<typeof preRedeem>;

/** How and where the money comes back, or what it buys. */
export function PayoutCard({ form }: { form: ReturnType<typeof useRedeem> }) {
  const { base, draft, change, quick, setQuick } = form;
  const [open, setOpen] = useState(false);
  const opened = useOnce(open);
  const target = draft.fundCode;
  const deferRest = !draft.keepsRest;
  return (
    <Card title={words.way}>
      <Destination
        pre={base}
        target={target}
        into={form.into}
        problem={form.targetProblem}
        onTarget={(fundCode) => change({ fundCode, accepted: [], pays: false })}
      />
      {base.quick && !target && (
        <Ways pre={base} offer={base.quick} quick={quick} onQuick={setQuick} />
      )}
      {quick && !target && (
        <p className="mb-2 text-13 text-t2" role="note">
          {costOf((form.pre ?? base).quick)}
        </p>
      )}
      <AccountRow
        accounts={base.accounts}
        tradeAcco={base.tradeAcco}
        sub={target ? intoWords.holdsText : words.sameCard}
        title={words.chooseCard}
        onChoose={(cardId) => change({ cardId })}
      />
      {!quick && (
        <Row
          title={words.big}
          sub={deferRest ? words.bigDefer : words.bigCancel}
          onClick={() => setOpen(true)}
        />
      )}
      {opened && (
        <Suspense>
          <BigSheet
            open={open}
            deferRest={deferRest}
            onDefer={(defer) => change({ keepsRest: !defer })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface WaysProps {
  pre: PreRedeem;
  offer: NonNullable<PreRedeem['quick']>;
  quick: boolean;
  onQuick: (quick: boolean) => void;
}

const WAYS = [
  { value: 'ordinary', label: words.ordinary },
  { value: 'quick', label: words.quick },
] as const;

/** Ordinary or quick, side by side, each with its day and its limit. */
function Ways({ pre, offer, quick, onQuick }: WaysProps) {
  const limit = offer.usable ? limitOf(offer) : offer.reason;
  return (
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
        text={words.ordinaryText(shortDay(pre.dates.arriveDate))}
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
  );
}

/** What comes within seconds earns nothing from today on. */
function costOf(offer: PreRedeem['quick']): string {
  const forgone = offer?.forgone;
  return forgone && direction(forgone) === 'up'
    ? words.quickCost(amount(forgone))
    : words.quickStops;
}

function limitOf({ leftToday, customerDay }: WaysProps['offer']): string {
  const day = size(customerDay);
  return leftToday === customerDay
    ? words.quickLimit(day)
    : words.quickLeft(amount(leftToday), day);
}
