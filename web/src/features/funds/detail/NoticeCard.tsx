import { lazy, Suspense, useState } from 'react';
import { detailWords as words } from '@/features/funds/words';
import { monthDay } from '@/lib/days';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import type { components } from '@/wire/gen/funds';

// Most who look at a fund never open them.
const Notices = lazy(() => import('./Notices'));

type Notice = components['schemas']['NoticeCard'];

/** The newest notice; all of them in a sheet, and their text in the same sheet. */
export function NoticeCard({ fundCode, latest }: { fundCode: string; latest: Notice }) {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <Row
        title={words.notices}
        sub={`${monthDay(latest.date)} ${latest.title}`}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={words.notices}>
        {open && (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <Notices fundCode={fundCode} />
          </Suspense>
        )}
      </Sheet>
    </Card>
  );
}
