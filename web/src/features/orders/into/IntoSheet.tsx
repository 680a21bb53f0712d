import { useQuery } from '@tanstack/react-query';
import { QueryFailed } from '@/patterns/QueryFailed';
import { Done } from '@/trade/form/AccountRow';
import type { FundCard } from '@/trade/fund/FundRow';
import { Avatar } from '@/ui/Avatar';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { proceedsTargets } from '@/wire/gen/orders';
import { yieldsOf } from './intoState';
import { proceedsWords as words } from './words.proceeds';

interface IntoSheetProps {
  open: boolean;
  /** The fund that is redeemed. */
  fundCode: string;
  /** The chosen one's code; empty when there is none. */
  target: string;
  /** The chosen one, once it is known: it stays in the list even where it is not recommended. */
  chosen: FundCard | undefined;
  onChoose: (fundCode: string) => void;
  onClose: () => void;
}

/** The funds that the money may buy. */
export default function IntoSheet(props: IntoSheetProps) {
  const { open, fundCode, target, chosen, onChoose, onClose } = props;
  const { data, error, refetch } = useQuery(proceedsTargets({ fundCode }));
  const funds = listed(data?.targets ?? [], chosen);
  return (
    <Sheet open={open} title={words.choose} onClose={onClose} foot={<Done onClick={onClose} />}>
      <p className="mb-2 text-13 text-t2">{funds.length > 0 ? words.chooseText : ''}</p>
      {!data && error && (
        <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={3} />}
      {data && funds.length === 0 && <p className="py-4 text-t2">{data.reason || words.none}</p>}
      <RadioGroup label={words.choose} value={target} onChange={onChoose}>
        {funds.map((fund) => (
          <RadioRow
            key={fund.fundCode}
            value={fund.fundCode}
            icon={<Avatar name={fund.fundName} size={40} />}
            title={fund.fundName}
            sub={yieldsOf(fund)}
          />
        ))}
      </RadioGroup>
    </Sheet>
  );
}

function listed(funds: readonly FundCard[], chosen: FundCard | undefined): readonly FundCard[] {
  if (!chosen || funds.some((fund) => fund.fundCode === chosen.fundCode)) return funds;
  return [chosen, ...funds];
}
