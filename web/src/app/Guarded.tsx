import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { QueryFailed } from '@/patterns/QueryFailed';
import { places, usePlace, visit } from '@/route/history';
import type { ScreenRow } from '@/route/screen';
import { SkeletonRows } from '@/ui/Skeleton';
import { rememberRoute } from '@/wire/session';
import { asking } from './asking';
import { useFacts } from './facts';
import { checkGuards, type Outcome } from './guards';

type Asking = Extract<Outcome, { kind: 'ask' }>;

interface GuardedProps {
  row: ScreenRow;
  /** Path and query of the screen, to return to. */
  wanted: string;
  children: ReactNode;
}

/** Lets a screen open once no guard objects: on links, addresses, back and forward alike. */
export function Guarded({ row, wanted, children }: GuardedProps) {
  const facts = useFacts();
  // With the answer comes a whole screen: it is drawn in slices.
  const known = useDeferredValue(facts.known) && facts.known;
  if (facts.failed && row.needs !== 'public') {
    return (
      <div className="page">
        <QueryFailed cause={facts.failed} onRetry={facts.retry} />
      </div>
    );
  }
  if (!known && row.needs !== 'public') {
    return <Bones row={row} />;
  }
  const outcome = checkGuards(row, facts);
  // Nobody is turned away by a record that is just being renewed.
  if (outcome && facts.renewing && row.needs !== 'public') return <Bones row={row} />;
  if (outcome?.kind === 'go') return <Leave outcome={outcome} wanted={wanted} />;
  if (outcome?.kind === 'ask') return <Ask row={row} outcome={outcome} wanted={wanted} />;
  return children;
}

/** What stands while nobody knows yet, or behind a question: under the name that the screen has. */
function Bones({ row: { tab, title } }: { row: ScreenRow }) {
  return (
    <div className="page">
      {!tab && (
        <div className="nav">
          <span />
          <span className="nav-title">{title}</span>
        </div>
      )}
      <div className="pt-3">
        <SkeletonRows />
      </div>
    </div>
  );
}

function Leave({ outcome, wanted }: { outcome: Outcome; wanted: string }) {
  const { to, keepRoute } = outcome;
  const { key } = usePlace();
  useEffect(() => {
    // The customer is on his way elsewhere: this screen only waits to be replaced.
    if (places.get().key !== key) return;
    if (keepRoute) rememberRoute(wanted);
    visit(to, { replace: true, from: key });
  }, [to, keepRoute, wanted, key]);
  return <div className="page" />;
}

function Ask(props: Omit<GuardedProps, 'children'> & { outcome: Asking }) {
  const { row, outcome, wanted } = props;
  const { question } = outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks each question once
  useEffect(() => {
    asking.set({ ...outcome, wanted, stay: false });
    return () => asking.set((now) => (now?.wanted === wanted && !now.stay ? null : now));
  }, [question, wanted]);
  return <Bones row={row} />;
}
