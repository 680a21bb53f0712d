import { lazy, Suspense, useState } from 'react';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import type { heldData } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { LookRow } from './LookRow';
import { looksWords as words } from './words.looks';

const LooksSheet = lazy(() => import('./LooksSheet'));

/** Who looked at the customer's data last: who, what, why, when. */
export function LooksCard({ looks }: { looks: Output<typeof heldData>['looks'] }) {
  const [open, setOpen] = useState(false);
  const all = looks.length > 0 && (
    <TextButton onClick={() => setOpen(true)}>{words.all}</TextButton>
  );
  return (
    <Card title={words.title} end={all}>
      {looks.length === 0 && <p className="text-13 text-t2">{words.none}</p>}
      {looks.map((look) => (
        <LookRow key={look.lookId} look={look} />
      ))}
      <Suspense>{open && <LooksSheet onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
