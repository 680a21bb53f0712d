import { to } from '@/app/links';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { gestureWords as words } from './words.security';

/** What may be done with the gesture of this device: change it, or switch it off. */
export function GestureSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={words.onTitle}>
      <Note>{words.onText}</Note>
      <div className="mt-2">
        <Row title={words.change} to={to('/gesture/{type}', { type: 'change' })} />
        <Row title={words.turnOff} to={to('/gesture/{type}', { type: 'off' })} />
      </div>
    </Sheet>
  );
}
