import type { TaxBracket } from '@/features/pension/pension';
import { taxWords as words } from '@/features/pension/words.account';
import { amount, inPercent, percent } from '@/lib/figures';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';
import { chooseBracket } from './bracket';

interface BracketSheetProps {
  brackets: readonly TaxBracket[];
  chosen: string;
  open: boolean;
  onClose: () => void;
}

/** At which rate the highest part of the income is taxed. */
export default function BracketSheet({ brackets, chosen, open, onClose }: BracketSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.choose}>
      <p className="mb-1 text-13 text-t2">{words.chooseText}</p>
      <RadioGroup
        label={words.choose}
        value={chosen}
        onChange={(rate) => {
          chooseBracket(rate);
          onClose();
        }}
      >
        {brackets.map(({ rate, whole }) => (
          <RadioRow
            key={rate}
            value={rate}
            title={percent(inPercent(rate), 0)}
            sub={words.net(amount(whole.net))}
          />
        ))}
      </RadioGroup>
    </Sheet>
  );
}
