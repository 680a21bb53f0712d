/* once */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { toast } from '@/lib/toast';
import { noteWait } from '@/lib/useCountdown';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { type Signing, SigningSheet } from '@/trade/card/SigningSheet';
import { ServiceIcon } from '@/trade/customer/ServiceIcon';
import { Button } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import { BottomBar } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { bankcardDetail, defaultCard } from '@/wire/gen/bankcards';
import * as UnsettledKind from '@/wire/gen/codes/unsettled-kind';
import { GoneCard } from '../GoneCard';
import { AgreementCard } from './AgreementCard';
import { EventsCard } from './EventsCard';
import './face.css';
import { FacePanel } from './FacePanel';
import { LeaveCard } from './LeaveCard';
import { LeftTodayCard } from './LeftTodayCard';
import { SharesCard } from './SharesCard';
import { type CardDetail, linesOf } from './unsettled';
import { infoWords as words } from './words';

// Only once somebody unbinds.
const UnbindSheet = lazy(() => import('./UnbindSheet'));

/** One card: what it can still pay today, what is on it, its agreement, and how to leave it. */
export default function CardInfoScreen() {
  const { cardId } = useArgs('/cardInfo');
  const query = useQuery(bankcardDetail({ cardId }));
  const [signing, setSigning] = useState<Signing | null>(null);
  return (
    <>
      <QueryPage
        query={query}
        nav={<NavBar title={words.title} end={<ServiceIcon />} />}
        bones={<SkeletonRows rows={6} />}
        failed={words.failed}
        refused={() => <GoneCard />}
        foot={(card) => card.tradeAcco && <LeaveBar card={card} />}
      >
        {(card) => (
          <CardInfo
            card={card}
            checkedAt_ms={query.dataUpdatedAt}
            onSigning={(started) => {
              noteWait(started.serialNo, started.resendAfterSeconds);
              setSigning(started);
            }}
          />
        )}
      </QueryPage>
      <SigningSheet
        signing={signing}
        onClose={() => setSigning(null)}
        onBound={() => setSigning(null)}
      />
    </>
  );
}

interface CardInfoProps {
  card: CardDetail;
  checkedAt_ms: number;
  onSigning: (signing: Signing) => void;
}

function CardInfo({ card, checkedAt_ms, onSigning }: CardInfoProps) {
  const choose = useAction(defaultCard, { onDone: () => toast.done(words.madeDefault) });
  const bound = Boolean(card.tradeAcco);
  const alone = card.unsettled.some(({ kind }) => kind === UnsettledKind.OnlyCard);
  const makeDefault = () => choose.mutate({ cardId: card.cardId });
  return (
    <>
      <FacePanel card={card} onDefault={bound && !alone ? makeDefault : undefined} />
      {bound && <LeftTodayCard card={card} />}
      {bound && <SharesCard card={card} />}
      <AgreementCard card={card} onSigning={onSigning} />
      {bound && <LeaveCard card={card} checkedAt_ms={checkedAt_ms} />}
      <EventsCard events={card.events} />
    </>
  );
}

/** Replacing is the way on until nothing is left on the card. */
function LeaveBar({ card }: { card: CardDetail }) {
  const [asking, setAsking] = useState(false);
  const go = useGo();
  const left = linesOf(card).length;
  const replace = () => go(to('/addCard', { replaces: card.cardId }));
  return (
    <>
      <BottomBar>
        <Button kind={left > 0 ? 'surface' : 'outline'} disabled={left > 0} onClick={replace}>
          {left > 0 ? words.unbindMissing(left) : words.replaceThis}
        </Button>
        <Button wide onClick={left > 0 ? replace : () => setAsking(true)}>
          {left > 0 ? words.replaceThis : words.unbindThis}
        </Button>
      </BottomBar>
      <Suspense>
        {asking && <UnbindSheet card={card} open={asking} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
