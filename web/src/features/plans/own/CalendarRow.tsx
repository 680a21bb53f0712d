import { lazy, Suspense, useState } from 'react';
import { calendarWords as words } from '@/features/plans/words.calendar';
import { Row } from '@/ui/Row';

const CalendarSheet = lazy(() => import('./CalendarSheet'));

/** The way to the runs in the calendar of the customer's own phone. */
export function CalendarRow() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row title={words.row} sub={words.rowText} onClick={() => setOpen(true)} />
      <Suspense>{open && <CalendarSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
