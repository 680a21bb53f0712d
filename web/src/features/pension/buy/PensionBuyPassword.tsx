import { PasswordSheet } from '@/trade/form/PasswordSheet';
import type { Promised } from '@/trade/form/promised';
import { usePlacing } from '@/trade/form/usePlacing';
import { useTwin } from '@/trade/form/useTwin';
import { buyWords } from '@/trade/form/words.buy';
import { passwordWords } from '@/trade/form/words.password';
import { Figure } from '@/ui/Figure';
import { buyPension } from '@/wire/gen/pension';

interface PensionBuyPasswordProps {
  /** The draft's name. */
  of: string;
  open: boolean;
  fundName: string;
  /** The account in words. */
  payer: string;
  /** What is bought, with the ids of the accepted agreements. */
  purchase: { fundCode: string; amount: string; agreements: string[] };
  /** What the page says of it. */
  promised: Promised;
  onSend: () => void;
  onOpen: () => void;
  onClose: () => void;
}

/** The password, then the purchase, which the pension account pays. */
export default function PensionBuyPassword(props: PensionBuyPasswordProps) {
  const { of, open, fundName, payer, purchase, promised } = props;
  const { onSend, onOpen, onClose } = props;
  useTwin({
    fundCode: purchase.fundCode,
    value: purchase.amount,
    open,
    onFound: onClose,
    onMeant: onOpen,
  });
  const act = usePlacing(buyPension, { of, open, promised, onSend });
  return (
    <PasswordSheet
      open={open}
      act={buyWords.buy}
      busy={act.isPending}
      cause={act.error}
      onVerified={() => act.place(purchase)}
      onClose={onClose}
    >
      <Figure value={purchase.amount} prefix="¥" size={36} />
      <p className="mt-1 text-13 text-t2">{passwordWords.what(buyWords.title, fundName)}</p>
      <p className="text-13 text-t2">{payer}</p>
    </PasswordSheet>
  );
}
