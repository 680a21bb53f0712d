import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { replaceWords } from '@/features/bankcards/info/words';
import { QueryPage } from '@/patterns/QueryPage';
import { useFlow } from '@/route/flow';
import { to } from '@/route/links';
import { goBack, useArgs, useGo } from '@/route/navigation';
import { CardBinding, type Replacing } from '@/trade/card/CardBinding';
import type { BankCard } from '@/trade/card/waiting';
import { cardsWords as cards, bindingWords as words } from '@/trade/card/words';
import { closingSaid, useClosing } from '@/trade/customer/closing';
import { useUser } from '@/trade/customer/user';
import { formWords } from '@/trade/form/words';
import { Button } from '@/ui/Button';
import { More } from '@/ui/Card';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { bankcardList } from '@/wire/gen/bankcards';
import { GoneCard } from './GoneCard';

// Only once a card is replaced, and its new number is typed.
const ReplaceSheet = lazy(() => import('./ReplaceSheet'));

/** One more card of the customer's own, or one in the place of another. */
export default function AddCardScreen() {
  const { data: user } = useUser();
  const { replaces } = useArgs('/addCard');
  const list = useQuery({ ...bankcardList(), enabled: replaces !== undefined });
  const old = replacedOf(list.data?.list.find((card) => card.cardId === replaces));
  const go = useGo();
  const flow = useFlow('card', []);
  const closing = useClosing(user?.opened === true);
  if (user?.opened === false) {
    return (
      <Page nav={<NavBar title={words.title} />}>
        <Empty
          drawing={<CardDrawing />}
          title={cards.none}
          text={user.certified ? cards.firstOpening : cards.firstText}
          acts={<Button onClick={() => go(to('/opening'))}>{cards.open}</Button>}
        />
      </Page>
    );
  }
  // Never adds a card in the place of replacing one.
  if (replaces && !old) {
    return (
      <QueryPage
        query={list}
        nav={<NavBar title={replaceWords.title} />}
        failed={cards.failed}
        empty={() => <GoneCard />}
      >
        {() => null}
      </QueryPage>
    );
  }
  return (
    <CardBinding
      title={old ? replaceWords.title : words.title}
      head={
        <>
          {closing && <ClosingNote closing={closing} />}
          {old?.head}
        </>
      }
      holder={user?.custName ?? undefined}
      certNo={user?.certInfoVo?.certNo}
      replacing={old?.replacing}
      onBound={({ cardId }) => {
        // The page of the old card is left behind.
        if (old) flow.end(to('/cardInfo', { cardId }));
        else goBack();
      }}
    />
  );
}

/** Whoever adds a card may have forgotten that the account ends. */
function ClosingNote({ closing }: { closing: Parameters<typeof closingSaid>[0] }) {
  const { title, text, act } = closingSaid(closing);
  return (
    <Note tone="warn" className="mx-4 my-3">
      <p className="strong">{title}</p>
      <p>
        {text} <More label={act} to={to('/closeAccount')} />
      </p>
    </Note>
  );
}

/** What a card that is to be replaced asks of the new one; nothing where a card is added. */
function replacedOf(old: BankCard | undefined) {
  if (!old) return undefined;
  const { bankCode, bankName, tail } = old;
  const replacing: Replacing = {
    bankCode,
    bankName,
    sheet: (props) => (
      <Suspense>
        {props.open && <ReplaceSheet {...props} cardId={old.cardId} tail={tail} />}
      </Suspense>
    ),
  };
  const head = (
    <Note tone="brand" className="mx-4 my-3">
      <p className="strong">{replaceWords.note(formWords.card(bankName, tail))}</p>
      <p>{replaceWords.follows}</p>
      <p>{replaceWords.sameBank(bankName)}</p>
    </Note>
  );
  return { replacing, head };
}
