import { spokenDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { AmountInput } from '@/ui/AmountInput';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { Figure } from '@/ui/Figure';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { typedDecimal } from './limits';
import { shareWords as words } from './words.shares';

interface SharesCardProps {
  title: string;
  /** What may leave the holding, and its parts to choose from. */
  held: Pick<Output<typeof preRedeem>, 'available' | 'parts' | 'young' | 'youngFrom'> & {
    least: string;
  };
  typed: string;
  typing: boolean;
  problem: string | undefined;
  onType: (typed: string) => void;
  /** Takes a part with one tap. */
  onChoose: (shares: string) => void;
  onOpen: () => void;
}

/** The hero of a redemption or conversion: the shares, and parts of the holding with one tap. */
export function SharesCard({ title, held, typed, typing, problem, ...on }: SharesCardProps) {
  const available = (
    <span className="text-13 text-t2">
      {words.available} <Figure value={held.available} size={13} /> {words.unit}
    </span>
  );
  return (
    <Card className="mt-3" title={title} end={available}>
      <AmountInput
        label={title}
        value={typed}
        open={typing}
        currency=""
        error={problem}
        placeholder={words.placeholder(typedDecimal(held.least))}
        onOpen={on.onOpen}
        onClear={() => on.onType('')}
      />
      <div className="mt-4">
        <Chips parts>
          {held.parts.map(({ part, shares }) => (
            <Chip
              key={part}
              on={typed !== '' && typedDecimal(shares) === typed}
              onClick={() => on.onChoose(shares)}
            >
              {nameOf(part, shares === held.available)}
            </Chip>
          ))}
        </Chips>
      </div>
      {held.youngFrom && (
        <p className="mt-3 text-13 text-t2">
          {words.young(amount(held.young), spokenDay(held.youngFrom))}
        </p>
      )}
    </Card>
  );
}

function nameOf(part: string, whole: boolean): string {
  if (whole) return words.parts.all;
  return (words.parts as Readonly<Record<string, string>>)[part] ?? part;
}
