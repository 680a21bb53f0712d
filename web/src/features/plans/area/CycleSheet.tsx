import { useState } from 'react';
import { cycleWords as cycles } from '@/features/plans/words.cycle';
import { sheetWords as words } from '@/features/plans/words.sheets';
import { Button } from '@/ui/Button';
import { Chip, Chips } from '@/ui/Chip';
import { Segment } from '@/ui/Segment';
import { Sheet } from '@/ui/Sheet';
import { DayGrid } from './DayGrid';
import type { PlanSheetProps } from './planSheet';
import { type Kind, type Unit, WINDOWS } from './question';

const UNITS = (['d', 'w', 'f', 'm'] as const).map((value) => ({
  value,
  label: words.units[value],
}));
const KINDS = (['no', 'average', 'drawdown'] as const).map((value) => ({
  value,
  label: cycles.kinds[value],
}));
const NOTES = { no: words.fixedNote, average: words.averageNote, drawdown: words.drawdownNote };

/** How often, on which day, and whether the amount follows the NAV. */
export function CycleSheet({ asked, change, onClose }: PlanSheetProps) {
  const [unit, setUnit] = useState<Unit>(asked.unit);
  const [day, setDay] = useState(asked.day);
  const [kind, setKind] = useState<Kind>(asked.kind);
  const [span, setSpan] = useState(asked.window);
  function choose(next: Unit) {
    setUnit(next);
    // A weekday is one of five, and the first of a month is one that everybody has.
    if (next !== 'm' && day > 5) setDay(4);
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.cycle}
      foot={
        <Button
          wide
          onClick={() => {
            change({ unit, day, kind, window: span });
            onClose();
          }}
        >
          {words.done}
        </Button>
      }
    >
      <Segment label={words.unit} choices={UNITS} value={unit} onChange={choose} />
      <div className="mt-4">
        <DayGrid unit={unit} day={day} onChoose={setDay} />
      </div>
      <p className="mt-5 mb-2 text-15 strong">{words.smart}</p>
      <Segment label={words.smart} choices={KINDS} value={kind} onChange={setKind} />
      <p className="mt-2 text-13 text-t2">{NOTES[kind]}</p>
      {kind === 'average' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <div role="group" aria-label={words.windows} className="mt-3">
          <Chips>
            {WINDOWS.map((days) => (
              <Chip key={days} on={days === span} onClick={() => setSpan(days)}>
                {words.window(days)}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
    </Sheet>
  );
}
