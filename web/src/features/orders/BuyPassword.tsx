import { placeOrder } from '@/api/gen/orders';
import { useAction } from '@/api/query';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { Figure } from '@/ui/Figure';
import { dropDraft } from './draft';
import { PasswordSheet } from './PasswordSheet';
import { touchedByOrders } from './queries';
import { buyWords as words } from './words';

interface BuyPasswordProps {
  open: boolean;
  input: { fundCode: string; cardId: string; amount: string };
  /** Ids of the accepted agreements. */
  agreements: readonly string[];
  card: { bankName: string; tail: string } | undefined;
  onClose: () => void;
}

/** The password, then the order: one act, tried again under the same key when the line broke. */
export function BuyPassword({ open, input, agreements, card, onClose }: BuyPasswordProps) {
  const go = useGo();
  const buy = useAction(placeOrder, {
    outdates: touchedByOrders,
    onDone: ({ orderNo }) => {
      dropDraft();
      go(to('/fundResult', { orderNo }), { replace: true });
    },
  });
  return (
    <PasswordSheet
      open={open}
      act={words.buy}
      busy={buy.isPending}
      cause={buy.error}
      onVerified={() => buy.mutate({ ...input, agreements: [...agreements] })}
      onClose={onClose}
    >
      <Figure value={input.amount} prefix="¥" size={36} />
      {card && <p className="mt-1 text-13 text-t2">{words.card(card.bankName, card.tail)}</p>}
    </PasswordSheet>
  );
}
