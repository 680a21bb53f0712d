import { changedWords as words } from '@/features/plans/words.changed';
import { cycleWords as cycles } from '@/features/plans/words.cycle';
import { amount } from '@/lib/figures';
import { compare } from '@/trade/form/limits';
import type { PlanTerms } from '@/trade/form/useOrderDraft';
import { Card } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import type { PrePlan } from './makeState';
import { endText, termsOf } from './wish';

interface ChangedCardProps {
  plan: NonNullable<PrePlan['plan']>;
  /** Amount as on the wire; empty when none. */
  value: string;
  terms: PlanTerms;
  payer: string | undefined;
}

/** What will be another one, beside what it is now. */
export function ChangedCard(props: ChangedCardProps) {
  const changed = changesOf(props);
  if (changed.length === 0) return null;
  return (
    <Card title={words.title}>
      <KeyValues
        rows={changed.map(([label, before, after]) => [
          label,
          <span key={label}>
            <s className="me-2 text-t3">{before}</s>
            <b className="strong">{after}</b>
          </span>,
        ])}
      />
    </Card>
  );
}

type Row = [string, string, string];

/** Name, before, after of each thing that would be another one. */
export function changesOf({ plan, value, terms, payer }: ChangedCardProps): Row[] {
  const now = termsOf(plan);
  const cycle = ({ unit, day }: PlanTerms) => cycles.cycleName(unit, day);
  const kind = (of: PlanTerms) =>
    of.kind === 'no' ? cycles.kinds.no : words.smart(cycles.kinds[of.kind], of.window);
  const same = value === '' || compare(value, plan.amount) === 0;
  const rows: Row[] = [
    [words.amount, amount(plan.amount), same ? amount(plan.amount) : amount(value)],
    [words.cycle, cycle(now), cycle(terms)],
    [words.kind, kind(now), kind(terms)],
    [words.end, endText(now), endText(terms)],
    [words.payer, plan.payer, payer ?? plan.payer],
  ];
  return rows.filter(([, before, after]) => before !== after);
}
