import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { instantTime, monthDay } from '@/lib/days';
import { toast } from '@/lib/toast';
import { QueryPage } from '@/patterns/QueryPage';
import { Button } from '@/ui/Button';
import { Hero } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { Refusal } from '@/wire/failure';
import * as ClosingState from '@/wire/gen/codes/closing-state';
import { cancelClosing, closing } from '@/wire/gen/privacy';
import { renew } from '@/wire/renew';
import { AgainstCard } from './AgainstCard';
import type { Closing } from './obstacles';
import { TermsCards } from './TermsCards';
import { closingWords as words } from './words';

const AskSheet = lazy(() => import('./AskSheet'));

/** What closing the account means, what stands against it, and how far it is. */
export default function CloseAccountScreen() {
  const query = useQuery(closing());
  const [asking, setAsking] = useState(false);
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows />}
      failed={words.failed}
      foot={(data) => <Act closing={data} onAsk={() => setAsking(true)} />}
    >
      {(data) => (
        <>
          <Head closing={data} />
          {data.state === ClosingState.Refused && (
            <Note tone="warn" className="mx-4 mb-3">
              {words.refused(data.reason)}
            </Note>
          )}
          {(!data.dueOn || data.against.length > 0) && <AgainstCard against={data.against} />}
          <TermsCards closing={data} />
          {asking && (
            <Suspense>
              <AskSheet days={data.days} onClose={() => setAsking(false)} />
            </Suspense>
          )}
        </>
      )}
    </QueryPage>
  );
}

function Head({ closing }: { closing: Closing }) {
  const { title, text } = said(closing, monthDay(closing.dueOn));
  return (
    <Hero>
      <p className="text-13 text-t2">{words.status}</p>
      <p className="text-20 strong">{title}</p>
      <p className="mt-1 text-13 text-t2">{text}</p>
      {closing.dueOn && closing.askedAt && (
        <p className="mt-1 text-13 text-t3">
          {words.asked(instantTime(closing.askedAt), closing.device)}
        </p>
      )}
    </Hero>
  );
}

function said({ dueOn, canCancel, against, days }: Closing, due: string) {
  if (canCancel) return { title: words.due(due), text: words.dueText };
  if (dueOn) return { title: words.sent, text: words.sentText };
  return against.length > 0
    ? { title: words.stands(against.length), text: words.standsText }
    : { title: words.free, text: words.freeText(days) };
}

/** Asking, or one tap to change one's mind. */
function Act({ closing, onAsk }: { closing: Closing; onAsk: () => void }) {
  const cancel = useAction(cancelClosing, { onDone: () => toast.done(words.cancelled) });
  // It was cancelled elsewhere, or sent since: the page is old.
  const onError = (cause: unknown) => {
    if (cause instanceof Refusal) void renew(cancelClosing.writes);
  };
  if (closing.dueOn && !closing.canCancel) return null;
  return (
    <BottomBar>
      {closing.canCancel ? (
        <Button wide loading={cancel.isPending} onClick={() => cancel.mutate({}, { onError })}>
          {words.cancel}
        </Button>
      ) : (
        <Button wide kind="outline" disabled={closing.against.length > 0} onClick={onAsk}>
          {words.ask}
        </Button>
      )}
    </BottomBar>
  );
}
