import type { preRedeem } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { AmountInput } from '@/ui/AmountInput';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { Figure } from '@/ui/Figure';
import { typedDecimal } from './limits';
import { redeemWords as words } from './words';

interface SharesCardProps {
  pre: Output<typeof preRedeem>;
  typed: string;
  typing: boolean;
  problem: string | undefined;
  onType: (typed: string) => void;
  /** Takes a part with one tap. */
  onChoose: (shares: string) => void;
  onOpen: () => void;
}

/** The hero of the redemption: the shares, and parts of the holding with one tap. */
export function SharesCard({ pre, typed, typing, problem, ...on }: SharesCardProps) {
  const available = (
    <span className="text-13 text-t2">
      {words.available} <Figure value={pre.available} size={13} /> {words.unit}
    </span>
  );
  return (
    <Card className="mt-3" title={words.shares} end={available}>
      <AmountInput
        label={words.shares}
        value={typed}
        open={typing}
        currency=""
        error={problem}
        placeholder={words.placeholder(typedDecimal(pre.minRedeem))}
        onOpen={on.onOpen}
        onClear={() => on.onType('')}
      />
      <div className="mt-4">
        <Chips parts>
          {pre.parts.map(({ part, shares }) => (
            <Chip
              key={part}
              on={typed !== '' && typedDecimal(shares) === typed}
              onClick={() => on.onChoose(shares)}
            >
              {nameOf(part, shares === pre.available)}
            </Chip>
          ))}
        </Chips>
      </div>
    </Card>
  );
}

function nameOf(part: string, whole: boolean): string {
  if (whole) return words.parts.all;
  return (words.parts as Readonly<Record<string, string>>)[part] ?? part;
}
