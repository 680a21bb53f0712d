import { useQuery } from '@tanstack/react-query';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { useAction } from '@/wire/action';
import { bankcardList, restartSigning } from '@/wire/gen/bankcards';
import { BankMark } from './BankMark';
import type { Signing } from './SigningSheet';
import { type BankCard, waitsForSms } from './waiting';
import { bindingWords as words } from './words';

/** Cards whose binding was left, or whose audit has passed: only the bank's SMS is missing, or that the bank cannot verify yet. */
export function WaitingCards({ onSigning }: { onSigning: (signing: Signing) => void }) {
  const { data } = useQuery(bankcardList());
  const waiting = data?.list.filter(waitsForSms) ?? [];
  const go = useGo();
  const restart = useAction(restartSigning, { onDone: onSigning });
  if (waiting.length === 0) return null;
  function goOn({ cardId, needsProof }: BankCard) {
    if (needsProof) go(to('/openAudit', { proofType: 'card', subject: cardId }));
    else restart.mutate({ serialNo: cardId });
  }
  return (
    <Card title={words.waiting}>
      {waiting.map((card) => (
        <Row
          key={card.cardId}
          icon={<BankMark code={card.bankCode} name={card.bankName} size={36} />}
          title={`${card.bankName} ${card.cardTypeName} ${card.tail}`}
          sub={card.needsProof ? words.unverifiedText : words.waitingText}
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
