import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

const DemoPanel = lazy(() => import('./DemoPanel'));

/** Where the demo's panel stands: only when the server says that it is a demo. */
export function DemoSlot() {
  const { data } = useQuery({
    queryKey: ['demo'],
    queryFn: async () => (await fetch('/demo/status').catch(() => null))?.ok ?? false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ? (
    <Suspense>
      <DemoPanel />
    </Suspense>
  ) : null;
}
