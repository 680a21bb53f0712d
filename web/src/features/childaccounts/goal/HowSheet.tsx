import { goalWords as words } from '@/features/childaccounts/words.goal';
import { Sheet } from '@/ui/Sheet';

/** How it is reckoned, in four sentences. */
export default function HowSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={words.how}>
      <ol className="child-how">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-13 text-t2">{words.last}</p>
    </Sheet>
  );
}
