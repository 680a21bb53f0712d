import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Order } from '@/trade/order/states';
import { Row } from '@/ui/Row';
import { statementWords as words } from './words.statement';

// In a chunk of its own: few orders are mailed.
const StatementSheet = lazy(() => import('./StatementSheet'));

/** The way to the statement of an order by e-mail. */
export function StatementRow({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  return (
    <>
      <Row
        icon={<Mail size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.title}
        onClick={() => {
          setTimes(times + 1);
          setOpen(true);
        }}
      />
      {times > 0 && (
        <Suspense>
          <StatementSheet key={times} order={order} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
