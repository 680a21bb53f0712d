import { lazy, Suspense, useState } from 'react';
import { to } from '@/route/links';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import type { heldData } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { LookRow } from './LookRow';
import { looksWords as words } from './words.looks';

const LooksSheet = lazy(() => import('./LooksSheet'));

/** Who looked at the customer's data last: who, what, why, when. */
export function LooksCard({ held }: { held: Output<typeof heldData> }) {
  const { looks, looked, lookedDays } = held;
  const [open, setOpen] = useState(false);
  const all = looks.length > 0 && (
    <TextButton onClick={() => setOpen(true)}>
      {looked > looks.length ? words.all(looked) : words.records}
    </TextButton>
  );
  return (
    <Card title={words.title} end={all}>
      {looks.length === 0 && <p className="text-13 text-t2">{words.none}</p>}
      {looks.length > 0 && looked === 0 && (
        <p className="text-13 text-t2">{words.lately(lookedDays)}</p>
      )}
      {looks.map((look) => (
        <LookRow key={look.lookId} look={look} />
      ))}
      {looks.length > 0 && <WrongRow />}
      <Suspense>{open && <LooksSheet onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

/** Where to say that somebody should not have looked. */
function WrongRow() {
  return (
    <Row
      title={<span className="text-brand">{words.wrong}</span>}
      sub={words.wrongText}
      to={to('/dataAuthorize')}
    />
  );
}
