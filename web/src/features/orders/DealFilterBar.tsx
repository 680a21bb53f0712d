import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Chip, Chips } from '@/ui/Chip';
import { DealFilterSheet } from './DealFilterSheet';
import { chosenIn, type DealFilter, type DealType } from './deals';
import { dealWords as words } from './words.deal';

interface DealFilterBarProps {
  filter: DealFilter;
  onChange: (filter: DealFilter) => void;
}

const TYPES = Object.keys(words.types) as DealType[];

/** The types in one tap; product and time in a sheet. */
export function DealFilterBar({ filter, onChange }: DealFilterBarProps) {
  const [open, setOpen] = useState(false);
  const chosen = chosenIn({ ...filter, type: 'all' });
  return (
    <div className="flex items-center gap-3 bg-surface py-2 ps-4">
      <div className="min-w-0 flex-1">
        <Chips scroll>
          {TYPES.map((type) => (
            <Chip
              key={type}
              on={type === filter.type}
              onClick={() => onChange({ ...filter, type })}
            >
              {words.types[type]}
            </Chip>
          ))}
        </Chips>
      </div>
      <button
        type="button"
        className="nav-text gap-1 border-s border-line text-13"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {chosen > 0 ? words.filterWith(chosen) : words.filter}
      </button>
      <DealFilterSheet
        open={open}
        filter={filter}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
