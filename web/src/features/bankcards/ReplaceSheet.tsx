import { replaceWords as words } from '@/features/bankcards/info/words';
import type { Replacing } from '@/trade/card/CardBinding';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import { useAction } from '@/wire/action';
import { replaceCard } from '@/wire/gen/bankcards';

type ReplaceSheetProps = Parameters<Replacing['sheet']>[0] & { cardId: string; tail: string };

/** Asks for the password, then the bank for the new card. */
export default function ReplaceSheet({
  cardId,
  tail,
  card,
  open,
  onStarted,
  onClose,
}: ReplaceSheetProps) {
  const replace = useAction(replaceCard, { silent: true, onDone: onStarted });
  return (
    <PasswordSheet
      open={open}
      act={words.act}
      busy={replace.isPending}
      cause={replace.error}
      onVerified={() => replace.mutate({ cardId, ...card })}
      onClose={onClose}
    >
      <p className="text-17 strong">{words.sure(tail, card.cardNo.slice(-4))}</p>
      <p className="mt-1 text-13 text-t2">{words.follows}</p>
    </PasswordSheet>
  );
}
