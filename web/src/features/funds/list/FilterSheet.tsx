import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listWords as words } from '@/features/funds/words';
import { Button } from '@/ui/Button';
import { Chip, Chips } from '@/ui/Chip';
import { Sheet } from '@/ui/Sheet';
import { listFunds } from '@/wire/gen/funds';
import { type Filters, filterGroups, toggleFilter, valuesOf } from './filters';
import { type Ranking, requestOf } from './ranking';

interface FilterSheetProps {
  ranking: Ranking;
  open: boolean;
  onClose: () => void;
  onChoose: (filters: Filters) => void;
}

/** Conditions by group; the button says how many funds meet them before it is tapped. */
export function FilterSheet({ ranking, open, onClose, onChoose }: FilterSheetProps) {
  const [draft, setDraft] = useState<Filters>(ranking.filters);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(ranking.filters);
  }
  const counted = useQuery({
    ...listFunds({ ...requestOf({ ...ranking, filters: draft }), pageSize: 1 }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const total = counted.data?.total;
  function choose() {
    onChoose(draft);
    onClose();
  }
  const foot = (
    <div className="flex gap-3">
      <Button kind="outline" onClick={() => setDraft({})}>
        {words.reset}
      </Button>
      <Button wide loading={counted.isPending && open} onClick={choose}>
        {total === 0 ? words.none : total === undefined ? words.filter : words.see(total)}
      </Button>
    </div>
  );
  return (
    <Sheet open={open} onClose={onClose} title={words.filter} foot={foot}>
      {filterGroups.map(({ field, title, options }) => (
        <fieldset key={field} className="mb-5">
          <legend className="mb-3 strong">{title}</legend>
          <Chips>
            {options.map(({ value, label }) => (
              <Chip
                key={value}
                on={valuesOf(draft, field).includes(value)}
                onClick={() => setDraft((now) => toggleFilter(now, field, value))}
              >
                {label}
              </Chip>
            ))}
          </Chips>
        </fieldset>
      ))}
    </Sheet>
  );
}
