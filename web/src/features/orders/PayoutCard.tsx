import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { preRedeem } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { shortDay } from '@/lib/days';
import { amount, size } from '@/lib/figures';
import { Card } from '@/ui/Card';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { moveChoice } from '@/ui/choices';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { AccountRow, Done } from './AccountRow';
import { redeemWords as words } from './words';

type PreRedeem = Output<typeof preRedeem>;

interface PayoutCardProps {
  pre: PreRedeem;
  quick: boolean;
  deferRest: boolean;
  onQuick: (quick: boolean) => void;
  onAccount: (tradeAcco: string) => void;
  onDefer: (deferRest: boolean) => void;
}

/** How and where the money comes back. */
export function PayoutCard(props: PayoutCardProps) {
  const { pre, quick, deferRest } = props;
  const [open, setOpen] = useState(false);
  return (
    <Card title={words.way}>
      {pre.quick && <Ways pre={pre} offer={pre.quick} quick={quick} onQuick={props.onQuick} />}
      <AccountRow
        accounts={pre.accounts}
        tradeAcco={pre.tradeAcco}
        sub={words.sameCard}
        title={words.chooseCard}
        onChoose={props.onAccount}
      />
      {!quick && (
        <Row
          title={words.big}
          sub={deferRest ? words.bigDefer : words.bigCancel}
          onClick={() => setOpen(true)}
        />
      )}
      <BigSheet
        open={open}
        deferRest={deferRest}
        onDefer={props.onDefer}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}

interface BigSheetProps {
  open: boolean;
  deferRest: boolean;
  onDefer: (deferRest: boolean) => void;
  onClose: () => void;
}

/** What becomes of the rest when the fund can't serve all redemptions of the day. */
function BigSheet({ open, deferRest, onDefer, onClose }: BigSheetProps) {
  return (
    <Sheet open={open} title={words.big} onClose={onClose} foot={<Done onClick={onClose} />}>
      <p className="mb-2 text-13 text-t2">{words.bigText}</p>
      <RadioGroup
        label={words.big}
        value={deferRest ? 'defer' : 'cancel'}
        onChange={(value) => onDefer(value === 'defer')}
      >
        <RadioRow value="defer" title={words.bigDefer} />
        <RadioRow value="cancel" title={words.bigCancel} />
      </RadioGroup>
    </Sheet>
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
      <Way
        on={!quick}
        title={words.ordinary}
        text={words.ordinaryText(shortDay(pre.dates.arriveDate))}
        limit={words.noLimit}
        onChoose={() => onQuick(false)}
      />
      <Way
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

function limitOf({ leftToday, customerDay }: WaysProps['offer']): string {
  const day = size(customerDay);
  return leftToday === customerDay
    ? words.quickLimit(day)
    : words.quickLeft(amount(leftToday), day);
}

interface WayProps {
  on: boolean;
  title: string;
  text: string;
  limit: string;
  refused?: boolean;
  onChoose: () => void;
}

function Way({ on, title, text, limit, refused = false, onChoose }: WayProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a tile
    <button
      type="button"
      role="radio"
      className="choice"
      aria-checked={on}
      tabIndex={on ? 0 : -1}
      disabled={refused}
      onClick={onChoose}
    >
      <span className="flex items-center justify-between">
        <b className="strong">{title}</b>
        {on && <CircleCheck size={20} className="text-brand" aria-hidden="true" />}
      </span>
      <span className="text-13 text-t2">{text}</span>
      <span className={refused ? 'text-12 text-warn' : 'text-12 text-t3'}>{limit}</span>
    </button>
  );
}
