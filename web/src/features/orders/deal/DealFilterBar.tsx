import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { chosenIn, type DealFilter, type DealType } from '@/trade/order/deals';
import { dealWords as words } from '@/trade/order/words.deal';
import { Chip } from '@/ui/Chip';
import { ChipLine } from '@/ui/ChipLine';
import { redeemIntoRecords } from '@/wire/gen/orders';
import { DealFilterSheet } from './DealFilterSheet';

interface DealFilterBarProps {
  filter: DealFilter;
  onChange: (filter: DealFilter) => void;
}

/** The types in one tap; product and time in a sheet. */
export function DealFilterBar({ filter, onChange }: DealFilterBarProps) {
  const [open, setOpen] = useState(false);
  const types = useTypes(filter.type);
  const chosen = chosenIn({ ...filter, type: 'all' });
  return (
    <div className="flex items-center gap-3 bg-surface py-2 ps-4">
      <div className="min-w-0 flex-1">
        <ChipLine chosen={filter.type}>
          {types.map((type) => (
            <Chip
              key={type}
              on={type === filter.type}
              onClick={() => onChange({ ...filter, type })}
            >
              {words.types[type]}
            </Chip>
          ))}
        </ChipLine>
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
        types={types}
        filter={filter}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

const TYPES = Object.keys(words.types) as DealType[];

/** Redemptions into funds are a filter once the customer has one. */
function useTypes(chosen: DealType): readonly DealType[] {
  const { data } = useQuery(redeemIntoRecords({ pageSize: 1 }));
  const some = chosen === 'into' || (data !== undefined && data.records.length > 0);
  return some ? TYPES : TYPES.filter((type) => type !== 'into');
}
