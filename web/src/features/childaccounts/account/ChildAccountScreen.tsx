import { lazy, Suspense } from 'react';
import { FIRST, wishedOf } from '@/features/childaccounts/intro/considered';
import { accountWords as words } from '@/features/childaccounts/words.account';
import { useStore } from '@/lib/store';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { askAhead, askPublic, quietly } from '@/wire/ahead';
import { childGoal, children } from '@/wire/gen/childaccounts';
import { token } from '@/wire/session';

// In chunks of their own: a visitor loads no account, a customer no introduction.
const own = () => import('./OwnChildren');
const intro = () => import('@/features/childaccounts/intro/Introduction');
const OwnChildren = lazy(own);
const Introduction = lazy(intro);

export function ahead() {
  if (token.get() === null) {
    void intro();
    askPublic(quietly(childGoal, wishedOf(FIRST)));
  } else {
    void own();
    askAhead(children());
  }
}

/** Accounts for children: those of a customer, or to a visitor what they are. */
export default function ChildAccountScreen() {
  const isCustomer = useStore(token) !== null;
  return (
    <Suspense
      fallback={
        <Page nav={<NavBar title={words.title} />}>
          <SkeletonRows rows={6} />
        </Page>
      }
    >
      {isCustomer ? <OwnChildren /> : <Introduction />}
    </Suspense>
  );
}
