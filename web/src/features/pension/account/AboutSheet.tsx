import { accountWords as words } from '@/features/pension/words.account';
import { Sheet } from '@/ui/Sheet';

/** How it is used, in four sentences. */
export default function AboutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={words.aboutTitle}>
      <ol className="pension-list">
        {words.abouts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Sheet>
  );
}
