import { sheetWords as words } from '@/features/plans/words.sheets';
import { Sheet } from '@/ui/Sheet';

/** How it is reckoned, in five sentences. */
export function HowSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={words.how}>
      <ol className="plan-steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-13 text-t2">{words.last}</p>
    </Sheet>
  );
}
