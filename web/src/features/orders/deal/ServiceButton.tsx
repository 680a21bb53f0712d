import { lazy, Suspense, useState } from 'react';
import { resultWords as words } from '@/features/orders/words.result';
import { Button } from '@/ui/Button';

// Hardly an order ends so.
const ServiceSheet = lazy(async () => {
  const { ServiceSheet: sheet } = await import('@/trade/customer/ServiceSheet');
  return { default: sheet };
});

/** The way to a person, beside what the customer can do himself. */
export function ServiceButton() {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>
        {words.service}
      </Button>
      {open !== undefined && (
        <Suspense>
          <ServiceSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
