import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Child, ChildInfo } from '@/features/childaccounts/child';
import type { Goal } from '@/features/childaccounts/goal/goal';
import { FIRST, wishedOf } from '@/features/childaccounts/intro/considered';
import { entryWords as words } from '@/features/childaccounts/words.entry';
import { toast } from '@/lib/toast';
import { together } from '@/patterns/asked';
import { FormPage } from '@/patterns/form/FormPage';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { goBack, useArgs } from '@/route/navigation';
import { Consenting } from '@/trade/consent/Consenting';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { quietly } from '@/wire/ahead';
import { childGoal, childInfo, createChild } from '@/wire/gen/childaccounts';
import { CloseCard } from './CloseCard';
import { childFields } from './fields';
import { draftOf, inputOf } from './inputOf';

/** Changes a child and its wish, or closes the account. */
export default function ChangeChildScreen() {
  const { childNo } = useArgs('/childAccount/modify');
  return <Asked key={childNo} childNo={Number(childNo)} />;
}

function Asked({ childNo }: { childNo: number }) {
  const info = useQuery(childInfo({ childNo }));
  const goal = useQuery(quietly(childGoal, wishedOf(FIRST)));
  const query = together(info, goal);
  const nav = <NavBar title={words.changeTitle} />;
  if (query.data) {
    const [data, rates] = query.data;
    return data.closed ? <Closed /> : <Open info={data} goal={rates} />;
  }
  return (
    <QueryPage query={query} nav={nav} failed={words.failed} firm>
      {() => null}
    </QueryPage>
  );
}

/** Whoever does not agree may close the account all the same. */
function Open({ info, goal }: { info: ChildInfo; goal: Goal }) {
  const [agrees, setAgrees] = useState(info.child.consented);
  if (!agrees) return <NotKept child={info.child} onAgree={() => setAgrees(true)} />;
  return (
    <Consenting purpose="minor">
      <ChangeChild info={info} goal={goal} />
    </Consenting>
  );
}

function NotKept({ child, onAgree }: { child: Child; onAgree: () => void }) {
  return (
    <Page nav={<NavBar title={words.changeTitle} />}>
      <Card title={words.notKept} className="mt-3">
        <p className="text-13 text-t2">{words.notKeptText}</p>
        <Button wide className="mt-4" onClick={onAgree}>
          {words.agree}
        </Button>
      </Card>
      <CloseCard child={child} />
    </Page>
  );
}

function ChangeChild({ info: { child }, goal }: { info: ChildInfo; goal: Goal }) {
  const today = useBusinessDay();
  const { saved, wish, childNo } = child;
  return (
    <FormPage
      title={words.changeTitle}
      fields={childFields({ today, goal, have: saved, kept: wish.targetDate })}
      first={draftOf(child)}
      submit={createChild}
      input={(draft) => inputOf(draft, childNo)}
      renewsFirst
      done={(_, { shown }) => {
        toast.done(words.saved);
        if (shown) goBack();
      }}
      act={words.save}
      failed={words.notSaved}
      note={<CloseCard child={child} />}
    />
  );
}

function Closed() {
  return (
    <Page nav={<NavBar title={words.changeTitle} />}>
      <Empty
        title={words.closed}
        text={words.closedText}
        acts={
          <Link to={to('/childAccount')} className="button button-primary">
            {words.toAccounts}
          </Link>
        }
      />
    </Page>
  );
}
