import { useState } from 'react';
import { sheetWords as words } from '@/features/plans/words.sheets';
import { Button } from '@/ui/Button';
import { Chip, Chips } from '@/ui/Chip';
import { Input } from '@/ui/Input';
import { Sheet } from '@/ui/Sheet';
import type { PlanSheetProps } from './planSheet';
import { yearsBefore } from './question';

const YEARS = [1, 3, 5, 10] as const;

/** From which day to which one: by a tap, or by two days. */
export function RangeSheet({ asked, figures, change, onClose }: PlanSheetProps) {
  const { firstNavDate: first, lastNavDate: last, yearsMost } = figures?.fund ?? {};
  const [from, setFrom] = useState(asked.from ?? figures?.from ?? '');
  const [until, setUntil] = useState(asked.to ?? figures?.to ?? '');
  const quick = first && last ? quickRanges(first, last, yearsMost ?? 10) : [];
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.range}
      foot={
        <Button
          wide
          onClick={() => {
            change({ from: from || undefined, to: until || undefined });
            onClose();
          }}
        >
          {words.done}
        </Button>
      }
    >
      {quick.length > 0 && last && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <div role="group" aria-label={words.quick} className="mb-3">
          <Chips>
            {quick.map(({ label, day }) => (
              <Chip
                key={label}
                on={from === day && until === last}
                onClick={() => {
                  setFrom(day);
                  setUntil(last);
                }}
              >
                {label}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      <Input label={words.from} type="date" value={from} onChange={setFrom} />
      <Input label={words.to} type="date" value={until} onChange={setUntil} />
      {first && last && (
        <p className="mt-3 text-13 text-t2">{words.kept(first, last, yearsMost ?? 10)}</p>
      )}
    </Sheet>
  );
}

/** The last years that a fund has, and all of them where they are not too many. */
export function quickRanges(first: string, last: string, most: number) {
  const years = YEARS.filter((count) => count <= most && yearsBefore(last, count) >= first);
  const ranges = years.map((count) => ({
    label: words.years(count),
    day: yearsBefore(last, count),
  }));
  return yearsBefore(last, most) < first ? [...ranges, { label: words.begin, day: first }] : ranges;
}
