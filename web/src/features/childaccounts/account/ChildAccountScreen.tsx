import { lazy, type ReactNode, Suspense } from 'react';
import { FIRST, wishedOf } from '@/features/childaccounts/intro/considered';
import { accountWords as words } from '@/features/childaccounts/words.account';
import { useStore } from '@/lib/store';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { askAhead, askPublic, quietly } from '@/wire/ahead';
import { childGoal, children } from '@/wire/gen/childaccounts';
import { token } from '@/wire/session';

// In chunks of their own: a visitor loads no account, a customer no introduction.
const own = () => import('./OwnChildren');
const intro = () => import('@/features/childaccounts/intro/Introduction');
const covered = () => import('@/trade/customer/Locked');
const OwnChildren = lazy(own);
const Introduction = lazy(intro);
const Locked = lazy(covered);

export function ahead() {
  if (token.get() === null) {
    void intro();
    askPublic(quietly(childGoal, wishedOf(FIRST)));
  } else if (gestureLocked.get()) {
    void covered();
  } else {
    void own();
    askAhead(children());
  }
}

/** Accounts for children: those of a customer, unless locked, or to a visitor what they are. */
export default function ChildAccountScreen() {
  const isCustomer = useStore(token) !== null;
  const locked = useStore(gestureLocked);
  if (isCustomer && locked) {
    return (
      <Bare>
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <Locked />
        </Suspense>
      </Bare>
    );
  }
  return (
    <Suspense
      fallback={
        <Bare>
          <SkeletonRows rows={6} />
        </Bare>
      }
    >
      {isCustomer ? <OwnChildren /> : <Introduction />}
    </Suspense>
  );
}

function Bare({ children: body }: { children: ReactNode }) {
  return <Page nav={<NavBar title={words.title} />}>{body}</Page>;
}
