import { useState } from 'react';
import { untilWords as words } from '@/features/plans/words.until';
import type { PlanTerms } from '@/trade/form/useOrderDraft';
import { Button } from '@/ui/Button';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Input } from '@/ui/Input';
import { Sheet } from '@/ui/Sheet';
import { endFault } from './wish';

const KINDS = ['no', 'date', 'times', 'rate'] as const;

interface UntilSheetProps {
  terms: PlanTerms;
  /** The day of the next run. */
  first: string | undefined;
  onChange: (next: Partial<PlanTerms>) => void;
  onClose: () => void;
}

/** When the plan is finished: never, on a day, after some runs, or at a return. */
export default function UntilSheet({ terms, first, onChange, onClose }: UntilSheetProps) {
  const [own, setOwn] = useState(terms);
  const { until, date, times, rate } = own;
  const set = (next: Partial<PlanTerms>) => setOwn((now) => ({ ...now, ...next }));
  const filled = { no: 'x', date, times, rate }[until] !== '';
  const fault = filled ? endFault(own, first) : undefined;
  function done() {
    onChange({ until, date, times, rate });
    onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button wide disabled={!filled || fault !== undefined} onClick={done}>
          {words.done}
        </Button>
      }
    >
      <RadioGroup label={words.title} value={until} onChange={(next) => set({ until: next })}>
        {KINDS.map((kind) => (
          <RadioRow
            key={kind}
            value={kind}
            title={words.kinds[kind][0]}
            sub={words.kinds[kind][1]}
          />
        ))}
      </RadioGroup>
      {until === 'date' && (
        <Input
          label={words.date}
          type="date"
          value={date}
          error={fault}
          onChange={(next) => set({ date: next })}
        />
      )}
      {until === 'times' && (
        <Input
          label={words.times}
          inputMode="numeric"
          value={times}
          error={fault}
          end={words.timesUnit}
          onChange={(next) => set({ times: next.trim() })}
        />
      )}
      {until === 'rate' && (
        <Input
          label={words.rate}
          inputMode="decimal"
          value={rate}
          error={fault}
          end={words.rateUnit}
          onChange={(next) => set({ rate: next.trim() })}
        />
      )}
    </Sheet>
  );
}
