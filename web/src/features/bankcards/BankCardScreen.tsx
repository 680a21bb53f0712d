import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { noteWait } from '@/lib/useCountdown';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { CardFace } from '@/trade/card/CardFace';
import { type Signing, SigningSheet } from '@/trade/card/SigningSheet';
import { cardsWords as words } from '@/trade/card/words';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { CardDrawing } from '@/ui/drawings';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Foot, Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { codeOf } from '@/wire/failure';
import { bankcardList } from '@/wire/gen/bankcards';
import { CardSheet } from './CardSheet';

/** The bound cards with limits and state; one that failed tells why. */
export default function BankCardScreen() {
  const query = useQuery(bankcardList());
  const [openId, setOpenId] = useState<string | null>(null);
  const [signing, setSigning] = useState<Signing | null>(null);
  const go = useGo();
  // The first card is bound on the way to an account.
  const adding = useUser().data?.opened === false ? to('/opening') : to('/addCard');
  const cards = query.data?.list ?? [];
  const open = cards.find((card) => card.cardId === openId);
  return (
    <Page
      nav={
        <NavBar
          title={words.title}
          end={
            <Link to={adding} className="nav-text gap-1">
              <Plus size={18} aria-hidden="true" />
              {words.addShort}
            </Link>
          }
        />
      }
    >
      <PullToRefresh onRefresh={() => query.refetch()}>
        <div className="flex flex-1 flex-col pt-3">
          {query.isPending && <SkeletonRows rows={3} />}
          {query.isError && !query.data && (
            <ErrorState
              title={words.failed}
              onRetry={() => void query.refetch()}
              code={codeOf(query.error)}
            />
          )}
          {query.data && cards.length === 0 && (
            <Empty
              drawing={<CardDrawing />}
              title={words.none}
              text={words.noneText}
              acts={<Button onClick={() => go(adding)}>{words.add}</Button>}
            />
          )}
          {cards.map((card) => (
            <CardFace key={card.cardId} card={card} onOpen={() => setOpenId(card.cardId)} />
          ))}
          {cards.length > 0 && <Foot>{words.same}</Foot>}
        </div>
      </PullToRefresh>
      <CardSheet
        card={open}
        onClose={() => setOpenId(null)}
        onSigning={(started) => {
          noteWait(started.serialNo, started.resendAfterSeconds);
          setOpenId(null);
          setSigning(started);
        }}
      />
      <SigningSheet
        signing={signing}
        onClose={() => setSigning(null)}
        onBound={() => setSigning(null)}
      />
    </Page>
  );
}
