import { Sheet } from '@/ui/Sheet';
import { type FeeStep, figureOf, formulaOf, withoutRepeats } from './formulas';

interface FeeStepsSheetProps {
  open: boolean;
  title: string;
  steps: readonly FeeStep[];
  onClose: () => void;
}

/** A calculation line by line, with the figures put in. */
export default function FeeStepsSheet({ open, title, steps, onClose }: FeeStepsSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <dl className="m-0 pb-4">
        {withoutRepeats(steps).map((step) => (
          <div key={step.label} className="border-b border-dashed border-line py-3 last:border-0">
            <div className="flex items-baseline justify-between gap-3">
              <dt className="text-t2">{step.label}</dt>
              <dd className="m-0 fig text-17">{figureOf(step)}</dd>
            </div>
            <p className="mt-1 text-13 text-t3">{formulaOf(step)}</p>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
