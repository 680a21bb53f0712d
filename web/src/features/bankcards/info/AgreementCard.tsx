import { instantDay } from '@/lib/days';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import type { Signing } from '@/trade/card/SigningSheet';
import { isFailed, waitsForSms } from '@/trade/card/waiting';
import { bindingWords, cardsWords } from '@/trade/card/words';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { KeyValues, Row } from '@/ui/Row';
import { useAction } from '@/wire/action';
import { endAgreement, restartSigning } from '@/wire/gen/bankcards';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as ProtocolState from '@/wire/gen/codes/protocol-state';
import type { CardDetail } from './unsettled';
import { infoWords as words } from './words';

interface AgreementCardProps {
  card: CardDetail;
  /** The channel's SMS is out again. */
  onSigning: (signing: Signing) => void;
}

/** The agreement under which the card pays, why it failed, and its one act. */
export function AgreementCard({ card, onSigning }: AgreementCardProps) {
  const state = cardsWords.protocol[card.protocolState] ?? '--';
  const signed = card.boundAt ? words.signed(state, instantDay(card.boundAt)) : state;
  return (
    <Card title={words.agreement}>
      {isFailed(card) && (
        <Note tone="warn" className="mb-3">
          <p className="strong">{cardsWords.bindFailed}</p>
          <p>{card.auditMemo || cardsWords.noReason}</p>
        </Note>
      )}
      {card.auditState === AuditState.UnderReview && (
        <Note className="mb-3">{cardsWords.reviewText}</Note>
      )}
      <KeyValues
        rows={[
          [words.agreementRow, signed],
          [words.mobile, card.mobile],
          [words.account, card.accounts.join('，') || '--'],
        ]}
      />
      {card.needsBranch && (
        <Row
          title={words.branch}
          value={
            card.branch?.branchName ?? <span className="text-brand">{words.branchMissing}</span>
          }
          to={to('/backName', { bankCode: card.bankCode, cardId: card.cardId })}
        />
      )}
      <div className="mt-3 flex">
        <CardAct card={card} onSigning={onSigning} />
      </div>
    </Card>
  );
}

function CardAct({ card, onSigning }: AgreementCardProps) {
  const go = useGo();
  // The first card is bound on the way to an account.
  const unopened = useUser().data?.opened === false;
  const restart = useAction(restartSigning, { onDone: onSigning });
  const end = useAction(endAgreement, {
    onDone: (_, { shown }) => {
      if (shown) go(to('/result', { act: 'cardEnded' }));
      else toast.done(cardsWords.endDone);
    },
  });
  async function askToEnd() {
    const question = { title: cardsWords.endAsk(card.tail), text: cardsWords.endText };
    const labels = { confirm: cardsWords.keep, cancel: cardsWords.end };
    const kept = await confirm({ ...question, ...labels });
    if (kept === false) end.mutate({ cardId: card.cardId });
  }
  if (card.auditState === AuditState.Failed || card.auditState === AuditState.UnderReview) {
    const failed = card.auditState === AuditState.Failed;
    return (
      <Button wide kind={failed ? 'primary' : 'outline'} onClick={() => go(to('/openAudit'))}>
        {failed ? cardsWords.resubmit : cardsWords.reviewGo}
      </Button>
    );
  }
  if (card.protocolState === ProtocolState.Failed || waitsForSms(card)) {
    return (
      <Button wide onClick={() => go(unopened ? to('/bankauth') : to('/addCard'))}>
        {waitsForSms(card) ? bindingWords.goOn : cardsWords.otherCard}
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
        {cardsWords.resign}
      </Button>
    );
  }
  return (
    <Button wide kind="outline" loading={end.isPending} onClick={() => void askToEnd()}>
      {cardsWords.end}
    </Button>
  );
}
