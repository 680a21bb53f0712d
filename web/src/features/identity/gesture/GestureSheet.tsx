import { useState } from 'react';
import { gestureWords as words } from '@/features/identity/words.security';
import { to } from '@/route/links';
import { chooseLockAfter, lockAfter } from '@/trade/customer/gestureLock';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { Segment } from '@/ui/Segment';
import { Sheet } from '@/ui/Sheet';

/** What may be done with the gesture of this device: change it, or switch it off. */
export function GestureSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [after, setAfter] = useState(lockAfter);
  function choose(seconds: string) {
    chooseLockAfter(seconds);
    setAfter(seconds);
  }
  return (
    <Sheet open={open} onClose={onClose} title={words.onTitle}>
      <Note>{words.onText}</Note>
      <p className="mt-4 mb-2 text-13 text-t2">{words.after}</p>
      <Segment label={words.after} choices={words.afters} value={after} onChange={choose} />
      <div className="mt-2">
        <Row title={words.change} to={to('/gesture/{type}', { type: 'change' })} />
        <Row title={words.turnOff} to={to('/gesture/{type}', { type: 'off' })} />
      </div>
    </Sheet>
  );
}
