import { assetWords as words } from '@/features/holdings/words';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';
import { SORTS, type SortName } from './heldSorts';

interface SortSheetProps {
  open: boolean;
  value: SortName;
  onChange: (value: SortName) => void;
  onClose: () => void;
}

/** In which order the holdings stand. */
export default function SortSheet({ open, value, onChange, onClose }: SortSheetProps) {
  function choose(next: SortName) {
    onChange(next);
    onClose();
  }
  return (
    <Sheet open={open} title={words.sort} onClose={onClose}>
      <RadioGroup label={words.sort} value={value} onChange={choose}>
        {(Object.keys(SORTS) as SortName[]).map((name) => (
          <RadioRow key={name} value={name} title={SORTS[name].name} />
        ))}
      </RadioGroup>
    </Sheet>
  );
}
