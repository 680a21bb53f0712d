import { toast } from '@/lib/toast';
import { goBack } from '@/route/navigation';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import { formWords } from '@/trade/form/words';
import { useAction } from '@/wire/action';
import { unbindCard } from '@/wire/gen/bankcards';
import type { CardDetail } from './unsettled';
import { infoWords as words } from './words';

interface UnbindSheetProps {
  card: CardDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password, then unbinds the card and leaves its page. */
export default function UnbindSheet({ card, open, onClose }: UnbindSheetProps) {
  const { cardId, bankName, tail } = card;
  const unbind = useAction(unbindCard, {
    silent: true,
    onDone: ({ message }, { shown }) => {
      toast.done(message);
      if (shown) goBack();
    },
  });
  return (
    <PasswordSheet
      open={open}
      act={words.sureAct}
      busy={unbind.isPending}
      cause={unbind.error}
      onVerified={() => unbind.mutate({ cardId })}
      onClose={onClose}
    >
      <p className="text-17 strong">{words.sure(formWords.card(bankName, tail))}</p>
      <p className="mt-1 text-13 text-t2">{words.sureText}</p>
    </PasswordSheet>
  );
}
