import { inPercent, percent } from '@/lib/figures';
import { Sheet } from '@/ui/Sheet';
import { feeFormula, isRate, rateFormula, setFigure, setFormula } from './formulas';

interface FeeStep {
  label: string;
  formula: string;
  rounded: string;
}

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
        {steps.map((step) => (
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

function figureOf(step: FeeStep): string {
  return isRate(step) ? percent(inPercent(step.rounded)) : setFigure(step.rounded);
}

function formulaOf(step: FeeStep): string {
  if (isRate(step)) return rateFormula(step.formula);
  return step.label.endsWith('费') ? feeFormula(step.formula) : setFormula(step.formula);
}
