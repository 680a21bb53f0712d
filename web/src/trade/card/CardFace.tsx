import { ChevronRight } from 'lucide-react';
import { size } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Card, More } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { Tag } from '@/ui/Tag';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as ProtocolState from '@/wire/gen/codes/protocol-state';
import { BankMark } from './BankMark';
import { type BankCard, isFailed } from './waiting';
import { cardsWords as words } from './words';

/** A card of the list: bank, masked number, limits, and what is the matter with it. */
export function CardFace({ card }: { card: BankCard }) {
  const page = to('/cardInfo', { cardId: card.cardId });
  const failed = isFailed(card);
  const review = card.auditState === AuditState.UnderReview;
  return (
    <Card>
      <Link
        to={page}
        className="block"
        aria-label={`${card.bankName} ${card.cardTypeName} ${card.tail}，${words.detail}`}
      >
        <span className="flex items-center gap-3">
          <BankMark code={card.bankCode} name={card.bankName} size={44} />
          <span className="min-w-0 flex-1">
            <span className="block text-17 strong">{card.bankName}</span>
            <span className="block text-13 text-t2">{card.cardTypeName}</span>
          </span>
          {card.isDefault && <Tag>{words.isDefault}</Tag>}
          <StateTag card={card} failed={failed} review={review} />
          <ChevronRight className="text-t3" size={18} aria-hidden="true" />
        </span>
        <span className="fig mt-4 block text-20">{card.cardNo}</span>
        <span className="mt-1 block text-13 text-t2">
          {words.limits(size(card.singleLimit), size(card.dayLimit))}
        </span>
      </Link>
      {review && (
        <Note className="mt-3">
          <span className="flex items-center justify-between gap-3">
            {words.reviewText}
            <More label={words.reviewGo} to={to('/openAudit')} />
          </span>
        </Note>
      )}
      {failed && (
        <Note tone="warn" className="mt-3">
          <span className="flex items-center justify-between gap-3">
            <span className="strong">{words.bindFailed}</span>
            <More label={words.why} to={page} />
          </span>
          {card.auditMemo && <span className="block">{card.auditMemo}</span>}
        </Note>
      )}
      {card.protocolState === ProtocolState.Revoked && (
        <Note className="mt-3">{words.stopped}</Note>
      )}
    </Card>
  );
}

function StateTag(props: { card: BankCard; failed: boolean; review: boolean }) {
  if (props.review) return <Tag tone="brand">{words.review}</Tag>;
  if (props.failed) return <Tag tone="warn">{words.protocol[4]}</Tag>;
  const { protocolState, payable } = props.card;
  return (
    <Tag tone={payable ? 'brand' : 'plain'}>{words.protocol[protocolState] ?? protocolState}</Tag>
  );
}
