import { to } from '@/route/links';
import { goBack, useGo } from '@/route/navigation';
import { CardBinding } from '@/trade/card/CardBinding';
import { cardsWords as cards, bindingWords as words } from '@/trade/card/words';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';

/** One more card of the customer's own. */
export default function AddCardScreen() {
  const { data: user } = useUser();
  const go = useGo();
  if (user?.opened === false) {
    return (
      <Page nav={<NavBar title={words.title} />}>
        <Empty
          drawing={<CardDrawing />}
          title={cards.none}
          text={cards.firstText}
          acts={<Button onClick={() => go(to('/opening'))}>{cards.open}</Button>}
        />
      </Page>
    );
  }
  return (
    <CardBinding
      title={words.title}
      holder={user?.custName ?? undefined}
      certNo={user?.certInfoVo?.certNo}
      onBound={goBack}
    />
  );
}
