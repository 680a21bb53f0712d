import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { consents } from '@/wire/gen/privacy';
import type { Purpose } from './consents';

// Once for each purpose.
const ConsentPage = lazy(() => import('./ConsentPage'));

interface ConsentingProps {
  /** What the screen uses. */
  purpose: Purpose;
  /** The screen, once the customer has agreed. */
  children: ReactNode;
}

/** A screen that uses what is asked for by itself: the question comes before it, once. */
export function Consenting({ purpose, children }: ConsentingProps) {
  const query = useQuery(consents());
  if (query.data?.purposes.some((one) => one.purpose === purpose && one.inForce)) return children;
  return (
    <Suspense fallback={<div className="page" />}>
      <ConsentPage query={query} purpose={purpose} />
    </Suspense>
  );
}
