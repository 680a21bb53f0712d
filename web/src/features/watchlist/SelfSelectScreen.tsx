import { lazy, Suspense } from 'react';
import { useArgs } from '@/route/navigation';
import { Arrange } from './arrange/Arrange';

const Compare = lazy(() => import('./compare/Compare'));

/** Arranges the watchlist; with two to four codes it puts these funds side by side. */
export default function SelfSelectScreen() {
  const { compare } = useArgs('/selfSelect');
  if (!compare) return <Arrange />;
  return (
    <Suspense>
      <Compare codes={compare.split(',').filter(Boolean)} />
    </Suspense>
  );
}
