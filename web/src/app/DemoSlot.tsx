import { lazy, Suspense } from 'react';

const DemoPanel = lazy(() => import('./DemoPanel'));

/** Where the demo's bar stands: only when the server marked the page as a demo's. */
export function DemoSlot() {
  return document.documentElement.dataset.demo === undefined ? null : (
    <Suspense>
      <DemoPanel />
    </Suspense>
  );
}
