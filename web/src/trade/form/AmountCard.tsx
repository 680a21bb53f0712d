import type { ReactNode } from 'react';
import { amount, size } from '@/lib/figures';
import { AmountInput } from '@/ui/AmountInput';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { type BuyLimits, quickAmounts } from './buyLimits';

interface AmountCardProps {
  /** What the amount is: 买入金额. */
  title: string;
  limits: BuyLimits;
  /** From how much, and up to how much, in words. */
  range: (min: string, max: string | null) => string;
  typed: string;
  /** The keypad is up. */
  typing: boolean;
  problem: string | undefined;
  /** A limit that no other says. */
  note?: string | null;
  onType: (typed: string) => void;
  onOpen: () => void;
  /** What it costs. */
  children?: ReactNode;
}

/** The hero of an order of money: the amount, its limits, sums to take with one tap. */
export function AmountCard({ title, limits, range, typed, note, ...props }: AmountCardProps) {
  const { minAmount, maxAmount } = limits;
  const min = amount(minAmount).replace(/\.00$/, '');
  return (
    <Card
      className="mt-3"
      title={title}
      end={
        <span className="text-13 text-t2">{range(min, maxAmount ? size(maxAmount) : null)}</span>
      }
    >
      <AmountInput
        label={title}
        value={typed}
        open={props.typing}
        error={props.problem}
        placeholder={range(min, null)}
        onOpen={props.onOpen}
        onClear={() => props.onType('')}
      />
      {note && (
        <p className="mt-3 text-13 text-warn" role="note">
          {note}
        </p>
      )}
      <div className="mt-4">
        <Chips>
          {quickAmounts(limits).map((sum) => (
            <Chip key={sum} on={sum === typed} onClick={() => props.onType(sum)}>
              {amount(sum, 0)}
            </Chip>
          ))}
        </Chips>
      </div>
      {props.children}
    </Card>
  );
}
