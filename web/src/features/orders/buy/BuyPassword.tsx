import { amount, direction } from '@/lib/figures';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import type { CashAccount } from '@/trade/form/paySource';
import type { TradeStep } from '@/trade/form/step';
import { useAsTried } from '@/trade/form/useAsTried';
import { usePlacing } from '@/trade/form/usePlacing';
import { useTwin } from '@/trade/form/useTwin';
import { formWords } from '@/trade/form/words';
import { wordsFor } from '@/trade/form/words.buy';
import { passwordWords } from '@/trade/form/words.password';
import { sourceWords } from '@/trade/form/words.source';
import { Figure } from '@/ui/Figure';
import { type buyFee, buyFromMoneyFund, placeOrder, type preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import ForChild from './ForChild';
import { voucherOf } from './voucher';
import { backWords } from './words.back';
import { voucherWords } from './words.voucher';

interface Filled {
  pre: Output<typeof preBuy>;
  /** The account to which the shares will belong, a child's. */
  acco: string | undefined;
  /** As on the wire. */
  value: string;
  /** The card that pays; none when a money fund does. */
  card: { cardId: string; bankName: string; tail: string } | undefined;
  /** The money fund that pays. */
  source: CashAccount | undefined;
  /** As it will be charged: what goes back, and the voucher, are said again and sent as read. */
  fee: Output<typeof buyFee> | undefined;
}

interface BuyPasswordProps {
  /** The draft's name. */
  of: string;
  step: TradeStep;
  open: boolean;
  filled: Filled;
  onOpen: () => void;
  onClose: () => void;
}

/** The password, then the purchase, which the card or a money fund pays. */
export default function BuyPassword({ filled, step, onOpen, ...sheet }: BuyPasswordProps) {
  const now = step.kind === 'pay' ? confirmedOf(filled) : undefined;
  const { asTried, onSend } = useAsTried({ step, ...sheet }, now);
  return asTried && <BuySheet {...asTried} {...sheet} onSend={onSend} onOpen={onOpen} />;
}

/** All that is confirmed by the password, and sent. */
function confirmedOf({ pre, acco, value, ...paid }: Filled) {
  const { fundCode, fundName, subscribing } = pre;
  const agreements = pre.agreements.map(({ id }) => id);
  return {
    ...paid,
    /** For whom; none for oneself. */
    childNo: pre.childNo ?? null,
    fundName,
    subscribing,
    purchase: { fundCode, tradeAcco: acco, amount: value, agreements },
    /** What the page says of it. */
    promised: { promisedDay: pre.dates.tDay },
  };
}

interface BuySheetProps extends ReturnType<typeof confirmedOf> {
  /** The draft's name. */
  of: string;
  open: boolean;
  onSend: () => void;
  onOpen: () => void;
  onClose: () => void;
}

function BuySheet(props: BuySheetProps) {
  const { of, open, purchase, fee, promised, card, source, subscribing } = props;
  const { onSend, onOpen, onClose } = props;
  const words = wordsFor(subscribing);
  useTwin({
    fundCode: purchase.fundCode,
    value: purchase.amount,
    open,
    onFound: onClose,
    onMeant: onOpen,
  });
  const placing = { of, open, promised, onSend };
  const byCard = usePlacing(placeOrder, placing);
  const byFund = usePlacing(buyFromMoneyFund, placing);
  const act = source ? byFund : byCard;
  const voucher = voucherOf(fee);
  const { voucher: taken, returned } = fee ?? {};
  function buy() {
    if (source) {
      const { fundCode: sourceFundCode, tradeAcco } = source;
      byFund.place({ ...purchase, sourceFundCode, tradeAcco });
    } else if (card)
      byCard.place({ ...purchase, cardId: card.cardId, ...(voucher && { voucher }) });
  }
  const payer = source
    ? sourceWords.name(source.fundName)
    : card && formWords.card(card.bankName, card.tail);
  return (
    <PasswordSheet
      open={open}
      act={words.buy}
      busy={act.isPending}
      cause={act.error}
      onVerified={buy}
      onClose={onClose}
    >
      <Figure value={purchase.amount} prefix="¥" size={36} />
      <p className="mt-1 text-13 text-t2">{passwordWords.what(words.title, props.fundName)}</p>
      {payer && <p className="text-13 text-t2">{payer}</p>}
      {props.childNo !== null && (
        <p className="text-13 text-t2">
          <ForChild childNo={props.childNo} />
        </p>
      )}
      {taken && (
        <p className="mt-1 text-13 text-t2">
          {voucherWords.paid(taken.points, amount(taken.saved))}
        </p>
      )}
      {direction(returned) === 'up' && (
        <p className="mt-1 text-13 text-warn">{backWords.goesBack(amount(returned))}</p>
      )}
    </PasswordSheet>
  );
}
