import { useQuery } from '@tanstack/react-query';
import { FIRST, wishedOf } from '@/features/childaccounts/intro/considered';
import { entryWords as words } from '@/features/childaccounts/words.entry';
import { together } from '@/patterns/asked';
import { QueryPage } from '@/patterns/QueryPage';
import { Consenting } from '@/trade/consent/Consenting';
import { NavBar } from '@/ui/NavBar';
import { quietly } from '@/wire/ahead';
import { bankcardList } from '@/wire/gen/bankcards';
import { childGoal, children } from '@/wire/gen/childaccounts';
import { NoCard, NoMore } from './CannotCreate';
import { CreateChildForm } from './CreateChildForm';

/** Makes an account for a child, once its parent has agreed that its data is kept. */
export default function CreateChildScreen() {
  return (
    <Consenting purpose="minor">
      <Asked />
    </Consenting>
  );
}

function Asked() {
  const cards = useQuery(bankcardList());
  const own = useQuery(children());
  // For the assumptions that there are.
  const goal = useQuery(quietly(childGoal, wishedOf(FIRST)));
  const query = together(cards, own, goal);
  const nav = <NavBar title={words.title} />;
  if (query.data) {
    const [{ list }, { mayAdd, most, children: all }, rates] = query.data;
    const payable = list.filter(({ payable: pays, tradeAcco }) => pays && tradeAcco);
    if (mayAdd && payable.length > 0) return <CreateChildForm cards={payable} goal={rates} />;
    if (!mayAdd) return <NoMore nav={nav} most={all.length >= most ? most : undefined} />;
    return <NoCard nav={nav} />;
  }
  return (
    <QueryPage query={query} nav={nav} failed={words.failed} firm>
      {() => null}
    </QueryPage>
  );
}
