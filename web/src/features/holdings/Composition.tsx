import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/patterns/FailedLine';
import { Delta, Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { profitParts } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import type { Of } from './purpose';
import { compositionWords as words } from './words';

/** Which of the three profits. */
export type ProfitName = keyof Output<typeof profitParts>;

interface CompositionProps {
  profit: ProfitName;
  of?: Of;
  hidden: boolean;
}

/** How a profit is composed: its parts, and the sum that they make to the fen. */
export function Composition({ profit, of = {}, hidden }: CompositionProps) {
  const asked = useQuery(profitParts(of));
  if (asked.isError && !asked.data) {
    return <FailedLine cause={asked.error} onRetry={() => void asked.refetch()} />;
  }
  const explained = asked.data?.[profit];
  if (!explained) {
    return (
      <Shimmer>
        <Bone />
      </Shimmer>
    );
  }
  const value = (amount: string, name: string) =>
    name === words.value ? (
      <Figure value={amount} size={13} hidden={hidden} />
    ) : (
      <Delta value={amount} size={13} hidden={hidden} />
    );
  return (
    <div className="mb-4 rounded-inner bg-inset px-3 py-1">
      <KeyValues
        rows={[
          ...explained.parts.map(({ name, amount }) => [name, value(amount, name)] as const),
          [words.sum, <Delta key="sum" value={explained.amount} size={15} hidden={hidden} />],
        ]}
      />
    </div>
  );
}

/** 其中申购费 −5.00, where the last day's profit is not of prices alone. */
export function DayBeside({ of = {}, hidden }: Omit<CompositionProps, 'profit'>) {
  const [, ...beside] = useQuery(profitParts(of)).data?.day.parts ?? [];
  const told = beside.filter(({ name }) => name !== words.income);
  if (told.length === 0) return null;
  return (
    <p className="mt-2 text-12 text-t2">
      {words.beside}
      {told.map(({ name, amount }) => (
        <span key={name} className="ms-1">
          {name} <Delta value={amount} size={13} hidden={hidden} />
        </span>
      ))}
    </p>
  );
}
