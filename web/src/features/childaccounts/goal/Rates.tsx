import { goalWords as words } from '@/features/childaccounts/words.goal';
import { amount, HIDDEN } from '@/lib/figures';
import { moveChoice } from '@/ui/choices';
import { Figure } from '@/ui/Figure';
import { type Goal, rateText } from './goal';

interface RatesProps {
  goal: Goal;
  chosen: string;
  hidden?: boolean | undefined;
  onChoose: (rate: string) => void;
}

/** The three assumptions beside each other, each as a sum to put aside a month. */
export function Rates({ goal, chosen, hidden, onChoose }: RatesProps) {
  const choices = goal.assumptions.map(({ rate }) => ({ value: rate, label: rate }));
  return (
    <div
      role="radiogroup"
      aria-label={words.choose}
      className="child-rates"
      onKeyDown={(event) => moveChoice(event, choices, chosen, onChoose)}
    >
      {goal.assumptions.map(({ rate, needed }) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a tile
        <button
          key={rate}
          type="button"
          role="radio"
          aria-checked={rate === chosen}
          aria-label={words.spoken(rateText(rate), hidden ? HIDDEN : amount(needed, 0))}
          tabIndex={rate === chosen ? 0 : -1}
          onClick={() => onChoose(rate)}
        >
          <span className="block text-12 text-t2">{words.at(rateText(rate))}</span>
          <Figure value={needed} size={17} places={0} hidden={hidden} />
        </button>
      ))}
    </div>
  );
}
