import { lazy, Suspense, useState } from 'react';
import type { Order } from '@/trade/order/states';
import { Button } from '@/ui/Button';
import { againWords as words } from './words.again';

// Hardly an order ends so.
const PayAgainSheet = lazy(() => import('./PayAgainSheet'));

/** The way to the money that the bank did not take. */
export function PayAgainButton({ order }: { order: Order }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {words.act}
      </Button>
      {open !== undefined && (
        <Suspense>
          <PayAgainSheet order={order} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
