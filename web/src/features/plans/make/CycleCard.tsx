import { DayGrid } from '@/features/plans/area/DayGrid';
import { makeWords as words } from '@/features/plans/words.make';
import type { PlanTerms } from '@/trade/form/useOrderDraft';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { Segment } from '@/ui/Segment';
import type { NextOf } from './NextDays';
import { NextDays } from './NextDays';
import { Wrong } from './Wrong';
import { endText } from './wish';

const UNITS = (['d', 'w', 'f', 'm'] as const).map((value) => ({
  value,
  label: words.units[value],
}));
const THURSDAY = 4;

interface CycleCardProps {
  terms: PlanTerms;
  next: NextOf;
  /** What each of the next days takes, where that is known. */
  each: string | undefined;
  cycleWrong: string | undefined;
  endWrong: string | undefined;
  onChange: (next: Partial<PlanTerms>) => void;
  onEnd: () => void;
}

/** How often, on which day, the days that follow from it, and until when. */
export function CycleCard(props: CycleCardProps) {
  const { terms, onChange } = props;
  const { unit, day } = terms;
  function choose(to: PlanTerms['unit']) {
    // A weekday is one of five, and the first of a month is one that everybody has.
    const fits = to === 'm' || to === 'd' || day <= 5;
    onChange({ unit: to, day: fits ? day : THURSDAY });
  }
  return (
    <Card title={words.when}>
      <Segment label={words.unit} choices={UNITS} value={unit} onChange={choose} />
      <div className="mt-4">
        <DayGrid unit={unit} day={day} onChoose={(chosen) => onChange({ day: chosen })} />
      </div>
      <Wrong why={props.cycleWrong} />
      <NextDays next={props.next} each={props.each} smart={terms.kind !== 'no'} />
      <div>
        <Row title={words.until} value={endText(terms)} onClick={props.onEnd} />
        <Wrong why={props.endWrong} />
      </div>
    </Card>
  );
}
