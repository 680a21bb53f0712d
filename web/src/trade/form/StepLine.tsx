import { HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';

/** Money and shares; prices have more decimals, and rates their sign. */
const SUMS = /[\d,]+\.\d\d(?![\d%])/g;

interface StepLineProps {
  label: string;
  formula?: string;
  value: string;
  /** How it was rounded. */
  note?: string;
  /** The figure to which the others lead. */
  result?: boolean;
}

/** A step of a calculation on the page of an order. */
export function StepLine({ label, formula, value, note, result }: StepLineProps) {
  const hidden = useStore(amountsHidden);
  const said = (text: string) => (hidden ? text.replace(SUMS, HIDDEN) : text);
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-dashed border-line py-3 last:border-0 last:pb-0">
      <dt className="min-w-0">
        <span className="text-t2">{label}</span>
        {note && <span className="ms-2 text-12 text-t3">{note}</span>}
        {formula && <span className="block text-13 text-t3">{said(formula)}</span>}
      </dt>
      <dd className={result ? 'm-0 fig figure-20 text-brand' : 'm-0 fig'}>{said(value)}</dd>
    </div>
  );
}
