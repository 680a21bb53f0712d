import { buyFromMoneyFund, placeOrder } from '@/api/gen/orders';
import { useAction } from '@/api/query';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { Figure } from '@/ui/Figure';
import { dropDraft } from './draft';
import { PasswordSheet } from './PasswordSheet';
import type { CashAccount } from './paySource';
import { touchedByOrders } from './queries';
import { passwordWords, wordsFor } from './words';
import { sourceWords } from './words.source';

interface BuyPasswordProps {
  open: boolean;
  fundName: string;
  /** What is bought, with the ids of the accepted agreements. */
  purchase: { fundCode: string; amount: string; agreements: string[] };
  /** The card that pays; none when a money fund does. */
  card: { cardId: string; bankName: string; tail: string } | undefined;
  /** The money fund that pays. */
  source: CashAccount | undefined;
  /** The fund is in its offering. */
  subscribing: boolean;
  onClose: () => void;
}

/** The password, then the order: one act, tried again under the same key when the line broke. */
export default function BuyPassword(props: BuyPasswordProps) {
  const { open, purchase, card, source, subscribing, onClose } = props;
  const go = useGo();
  const words = wordsFor(subscribing);
  const options = {
    tells: true,
    outdates: touchedByOrders,
    onDone: ({ orderNo }: { orderNo: string }) => {
      dropDraft();
      const shown = { orderNo };
      const result = subscribing ? to('/subscriberesult', shown) : to('/fundResult', shown);
      go(result, { replace: true });
    },
  };
  const byCard = useAction(placeOrder, options);
  const byFund = useAction(buyFromMoneyFund, options);
  const act = source ? byFund : byCard;
  function buy() {
    if (source) {
      const { fundCode: sourceFundCode, tradeAcco } = source;
      byFund.mutate({ ...purchase, sourceFundCode, tradeAcco });
    } else if (card) byCard.mutate({ ...purchase, cardId: card.cardId });
  }
  const payer = source
    ? sourceWords.name(source.fundName)
    : card && words.card(card.bankName, card.tail);
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
    </PasswordSheet>
  );
}
