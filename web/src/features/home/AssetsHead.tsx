import { lazy, Suspense } from 'react';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { token } from '@/wire/session';
import { HeadFailed, HeadSkeleton } from './HeadStates';
import { homeWords as words } from './words';

// A visitor, who comes for the first time, need not wait for what only customers see.
const Assets = lazy(() => import('./Assets'));
const Locked = lazy(() => import('@/trade/customer/Locked'));

/** The customer's assets; before an account is opened, what there is to gain from one. */
export function AssetsHead() {
  const visitor = useStore(token) === null;
  const locked = useStore(gestureLocked);
  const user = useUser();
  if (locked) {
    return (
      <Suspense fallback={<HeadSkeleton />}>
        <Locked />
      </Suspense>
    );
  }
  if (visitor) return <Welcome title={words.visitorTitle} text={words.visitorText} login />;
  if (user.data?.opened) {
    return (
      <Suspense fallback={<HeadSkeleton />}>
        <Assets />
      </Suspense>
    );
  }
  if (user.data) {
    const { certified } = user.data;
    return <Welcome title={words.unopenedTitle} text={words.unopenedText} begun={certified} />;
  }
  return user.isPending ? <HeadSkeleton /> : <HeadFailed onRetry={() => void user.refetch()} />;
}

interface WelcomeProps {
  title: string;
  text: string;
  /** A visitor: he may have an account already. */
  login?: boolean;
  /** The opening stands half way. */
  begun?: boolean;
}

function Welcome({ title, text, login, begun }: WelcomeProps) {
  const go = useGo();
  return (
    <section className="px-5 pt-2 pb-5 break-keep">
      <h2 className="text-26 strong">{title}</h2>
      <p className="mt-2 text-t2">{text}</p>
      <div className="mt-4 flex gap-3">
        <Button onClick={() => go(to('/opening'))}>{begun ? words.goOpen : words.open}</Button>
        {login && (
          <Button kind="surface" onClick={() => go(to('/loginNote'))}>
            {words.login}
          </Button>
        )}
      </div>
    </section>
  );
}
