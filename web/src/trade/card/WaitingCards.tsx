import { useQuery } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { useAction } from '@/wire/action';
import { refusedWith, sentenceOf } from '@/wire/failure';
import { bankcardList, restartSigning } from '@/wire/gen/bankcards';
import { BankMark } from './BankMark';
import { PROOF_NEEDED } from './refusals';
import type { Signing } from './SigningSheet';
import { type BankCard, waitsForSms } from './waiting';
import { bindingWords as words } from './words';

/** Cards whose binding was left, or whose audit has passed: only the bank's SMS is missing. */
export function WaitingCards({ onSigning }: { onSigning: (signing: Signing) => void }) {
  const { data } = useQuery(bankcardList());
  const waiting = data?.list.filter(waitsForSms) ?? [];
  const go = useGo();
  const restart = useAction(restartSigning, { silent: true, onDone: onSigning });
  if (waiting.length === 0) return null;
  function goOn(card: BankCard) {
    restart.mutate(
      { serialNo: card.cardId },
      {
        onError: (cause) => {
          if (refusedWith(cause, PROOF_NEEDED)) {
            go(to('/openAudit', { proofType: 'card', subject: card.cardId }));
          } else toast.error(sentenceOf(cause) ?? '');
        },
      },
    );
  }
  return (
    <Card title={words.waiting}>
      {waiting.map((card) => (
        <Row
          key={card.cardId}
          icon={<BankMark code={card.bankCode} name={card.bankName} size={36} />}
          title={`${card.bankName} ${card.cardTypeName} ${card.tail}`}
          sub={words.waitingText}
          value={
            <Button small loading={restart.isPending} onClick={() => goOn(card)} kind="soft">
              {words.goOn}
            </Button>
          }
        />
      ))}
    </Card>
  );
}
