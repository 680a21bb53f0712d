import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Goal } from '@/features/childaccounts/goal/goal';
import { FIRST, wishedOf } from '@/features/childaccounts/intro/considered';
import { entryWords as words } from '@/features/childaccounts/words.entry';
import { together } from '@/patterns/asked';
import { QueryPage } from '@/patterns/QueryPage';
import { Consenting } from '@/trade/consent/Consenting';
import { NavBar } from '@/ui/NavBar';
import { quietly } from '@/wire/ahead';
import { bankcardList } from '@/wire/gen/bankcards';
import { childGoal, children } from '@/wire/gen/childaccounts';
import type { Output } from '@/wire/operation';
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
    const [{ list }, own, goal] = query.data;
    return <Ready cards={list} own={own} goal={goal} nav={nav} />;
  }
  return (
    <QueryPage query={query} nav={nav} failed={words.failed} firm>
      {() => null}
    </QueryPage>
  );
}

interface ReadyProps {
  cards: Output<typeof bankcardList>['list'];
  own: Output<typeof children>;
  goal: Goal;
  nav: ReactNode;
}

function Ready({ cards, goal, nav, ...props }: ReadyProps) {
  // As it was at first: the one that is made here may be the last one.
  const [own] = useState(props.own);
  const payable = cards.filter((card) => card.payable && card.tradeAcco);
  if (!own.mayAdd) {
    return <NoMore nav={nav} most={own.children.length >= own.most ? own.most : undefined} />;
  }
  if (payable.length === 0) return <NoCard nav={nav} />;
  return <CreateChildForm cards={payable} goal={goal} />;
}
