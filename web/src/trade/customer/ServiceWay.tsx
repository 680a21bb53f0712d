import { lazy, type ReactNode, Suspense, useState } from 'react';

// Hardly anybody asks.
const ServiceSheet = lazy(async () => {
  const { ServiceSheet: sheet } = await import('./ServiceSheet');
  return { default: sheet };
});

/** A way to a person; `children` draws what is tapped. */
export function ServiceWay({ children }: { children: (open: () => void) => ReactNode }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      {children(() => setOpen(true))}
      {open !== undefined && (
        <Suspense>
          <ServiceSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
