import { instantTime } from '@/lib/days';
import { amount } from '@/lib/figures';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import type { Signing } from '@/trade/card/SigningSheet';
import type { BankCard } from '@/trade/card/waiting';
import { isFailed, waitsForSms } from '@/trade/card/waiting';
import { bindingWords, cardsWords as words } from '@/trade/card/words';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';
import { KeyValues } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import { endAgreement, restartSigning } from '@/wire/gen/bankcards';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as ProtocolState from '@/wire/gen/codes/protocol-state';

interface CardSheetProps {
  card: BankCard | undefined;
  onClose: () => void;
  /** The channel's SMS is out again. */
  onSigning: (signing: Signing) => void;
}

/** A card's facts, why it failed, and its one act: go on, sign again, hand in again, or end. */
export function CardSheet({ card, onClose, onSigning }: CardSheetProps) {
  const failed = card !== undefined && isFailed(card);
  return (
    <Sheet
      open={card !== undefined}
      onClose={onClose}
      title={failed ? words.whyTitle : words.detail}
      foot={card && <CardAct card={card} onClose={onClose} onSigning={onSigning} />}
    >
      {card && failed && (
        <Note tone="warn" className="mb-3">
          <p className="strong">{words.bindFailed}</p>
          <p>{card.auditMemo || words.noReason}</p>
        </Note>
      )}
      {card && (
        <KeyValues
          rows={[
            [words.cardNo, `${card.bankName} ${card.cardNo}`],
            [words.single, `¥${amount(card.singleLimit)}`],
            [words.day, `¥${amount(card.dayLimit)}`],
            [words.mobile, card.mobile],
            [words.state, words.protocol[card.protocolState] ?? '--'],
            [words.boundAt, instantTime(card.boundAt)],
            [words.tradeAcco, card.tradeAcco ?? '--'],
          ]}
        />
      )}
    </Sheet>
  );
}

function CardAct({ card, onClose, onSigning }: CardSheetProps & { card: BankCard }) {
  const go = useGo();
  const restart = useAction(restartSigning, { onDone: onSigning });
  const end = useAction(endAgreement, {
    onDone: (_, { shown }) => {
      onClose();
      if (shown) go(to('/result', { act: 'cardEnded' }));
      else toast.done(words.endDone);
    },
  });
  async function askToEnd({ cardId, tail }: BankCard) {
    const question = { title: words.endAsk(tail), text: words.endText };
    const kept = await confirm({ ...question, confirm: words.keep, cancel: words.end });
    if (kept === false) end.mutate({ cardId });
  }
  if (card.auditState === AuditState.Failed) {
    return (
      <Button wide onClick={() => go(to('/openAudit'))}>
        {words.resubmit}
      </Button>
    );
  }
  if (card.protocolState === ProtocolState.Failed) {
    return (
      <Button wide onClick={() => go(to('/addCard'))}>
        {words.otherCard}
      </Button>
    );
  }
  if (card.protocolState === ProtocolState.Revoked) {
    return (
      <Button
        wide
        loading={restart.isPending}
        onClick={() => restart.mutate({ cardId: card.cardId })}
      >
        {words.resign}
      </Button>
    );
  }
  if (waitsForSms(card)) {
    return (
      <Button wide onClick={() => go(to('/addCard'))}>
        {bindingWords.goOn}
      </Button>
    );
  }
  if (card.protocolState !== ProtocolState.Valid) return null;
  return (
    <Button wide kind="outline" loading={end.isPending} onClick={() => void askToEnd(card)}>
      {words.end}
    </Button>
  );
}
