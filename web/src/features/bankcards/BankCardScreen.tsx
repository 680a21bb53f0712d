import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { CardFace } from '@/trade/card/CardFace';
import { cardsWords as words } from '@/trade/card/words';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { bankcardList } from '@/wire/gen/bankcards';

/** The bound cards with limits and state; one that failed tells why. */
export default function BankCardScreen() {
  const query = useQuery(bankcardList());
  const go = useGo();
  // The first card is bound on the way to an account.
  const user = useUser().data;
  const unopened = user?.opened === false;
  const firstText = user?.certified ? words.firstOpening : words.firstText;
  const adding = unopened ? to('/opening') : to('/addCard');
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} end={!unopened && <AddLink to={adding} />} />}
      bones={
        <div className="pt-3">
          <SkeletonRows rows={3} />
        </div>
      }
      failed={words.failed}
      empty={({ list }) =>
        !list.length && (
          <Empty
            drawing={<CardDrawing />}
            title={words.none}
            text={unopened ? firstText : words.noneText}
            acts={<Button onClick={() => go(adding)}>{unopened ? words.open : words.add}</Button>}
          />
        )
      }
    >
      {({ list }) => (
        <div className="pt-3">
          {list.map((card) => (
            <CardFace key={card.cardId} card={card} />
          ))}
          <Card>
            <Row title={words.banks} to={to('/supportBanks')} />
          </Card>
          <Foot>{words.same}</Foot>
        </div>
      )}
    </QueryPage>
  );
}

function AddLink({ to: adding }: { to: string }) {
  return (
    <Link to={adding} className="nav-text gap-1">
      <Plus size={18} aria-hidden="true" />
      {words.addShort}
    </Link>
  );
}
