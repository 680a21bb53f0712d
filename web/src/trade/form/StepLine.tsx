import type { ReactNode } from 'react';

interface StepLineProps {
  label: string;
  formula?: string;
  value: ReactNode;
  /** How it was rounded. */
  note?: string;
  /** The figure to which the others lead. */
  result?: boolean;
}

/** A step of a calculation on the page of an order. */
export function StepLine({ label, formula, value, note, result }: StepLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-dashed border-line py-3 last:border-0 last:pb-0">
      <dt className="min-w-0">
        <span className="text-t2">{label}</span>
        {note && <span className="ms-2 text-12 text-t3">{note}</span>}
        {formula && <span className="block text-13 text-t3">{formula}</span>}
      </dt>
      <dd className={result ? 'm-0 fig figure-20 text-brand' : 'm-0 fig'}>{value}</dd>
    </div>
  );
}
