import { makeWords as words } from '@/features/plans/words.make';
import { amount, size } from '@/lib/figures';
import { formWords } from '@/trade/form/words';
import { AmountInput } from '@/ui/AmountInput';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import type { buyFee } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { type PrePlan, planAmountProblem } from './makeState';
import { RunFee } from './RunFee';

const QUICK = ['200', '500', '1000', '2000'] as const;

interface PlanAmountCardProps {
  pre: PrePlan;
  kind: 'no' | 'average' | 'drawdown';
  typed: string;
  typing: boolean;
  problem: string | undefined;
  fee: Output<typeof buyFee> | undefined;
  feeFailed: boolean;
  onRetryFee: () => void;
  onType: (typed: string) => void;
  onOpen: () => void;
}

/** The hero of a plan: what each run takes, sums to take with one tap, what a run costs. */
export function PlanAmountCard(props: PlanAmountCardProps) {
  const { pre, kind, typed, fee, feeFailed, onType } = props;
  const title = kind === 'no' ? words.amount : words.base;
  const { least, most } = pre.smart.find((one) => one.rule === kind) ?? pre;
  const plain = amount(least).replace(/\.00$/, '');
  const quick = QUICK.filter((sum) => planAmountProblem(`${sum}.00`, pre, { kind }) === undefined);
  return (
    <Card
      className="mt-3"
      title={title}
      end={<span className="text-13 text-t2">{words.range(plain, size(most))}</span>}
    >
      <AmountInput
        label={title}
        value={typed}
        open={props.typing}
        error={props.problem}
        placeholder={words.range(plain, null)}
        onOpen={props.onOpen}
        onClear={() => onType('')}
      />
      <div className="mt-4">
        <Chips>
          {quick.map((sum) => (
            <Chip key={sum} on={sum === typed} onClick={() => onType(sum)}>
              {amount(sum, 0)}
            </Chip>
          ))}
        </Chips>
      </div>
      {fee && <RunFee fee={fee} short={props.typing} />}
      {!fee && feeFailed && (
        <p className="mt-4 text-13 text-warn" role="alert">
          {words.feeLost}　<TextButton onClick={props.onRetryFee}>{formWords.retry}</TextButton>
        </p>
      )}
    </Card>
  );
}
