import { instantDay } from '@/lib/days';
import { isFailed } from '@/trade/card/waiting';
import { cardsWords } from '@/trade/card/words';
import { useUser } from '@/trade/customer/user';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as ProtocolState from '@/wire/gen/codes/protocol-state';
import type { CardDetail } from './unsettled';
import { infoWords as words } from './words';

interface FacePanelProps {
  card: CardDetail;
  /** Makes it the default; none where there is no other card. */
  onDefault?: () => void;
}

/** The card's face: bank, number, holder, and what it can do now. */
export function FacePanel({ card, onDefault }: FacePanelProps) {
  const { data: user } = useUser();
  const reviewed = card.auditState === AuditState.UnderReview;
  return (
    <section className="card-face" data-off={isOff(card) || undefined}>
      <div className="flex items-center gap-3">
        <span className="card-face-mark" aria-hidden="true">
          {card.bankName.slice(0, 1)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-17 strong">{card.bankName}</p>
          <p className="card-face-soft text-13">{card.cardTypeName}</p>
        </div>
        {reviewed ? (
          <span className="card-face-tag card-face-wait">{cardsWords.review}</span>
        ) : card.isDefault ? (
          <span className="card-face-tag">{words.isDefault}</span>
        ) : (
          onDefault && (
            <button type="button" className="card-face-tag card-face-act" onClick={onDefault}>
              {words.makeDefault}
            </button>
          )
        )}
      </div>
      <p className="card-face-number fig text-20">
        {card.cardNo.split(' ').map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never move, and two are alike
          <span key={at} className="card-face-group">
            {group}{' '}
          </span>
        ))}
      </p>
      <p className="card-face-soft flex flex-wrap justify-between gap-x-3 text-13">
        <span>{user?.custName}</span>
        <span>{stateOf(card)}</span>
      </p>
    </section>
  );
}

/** It cannot pay any more: refused, or its agreement has ended. */
function isOff(card: CardDetail): boolean {
  return isFailed(card) || card.protocolState === ProtocolState.Revoked;
}

function stateOf(card: CardDetail): string {
  if (card.auditState === AuditState.UnderReview) return cardsWords.review;
  if (isFailed(card)) return cardsWords.protocol[4] ?? '';
  const state = cardsWords.protocol[card.protocolState] ?? '';
  return card.boundAt ? `${words.bound(instantDay(card.boundAt))}，${state}` : state;
}
