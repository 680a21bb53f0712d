import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '@/lib/useSettled';
import { QueryFailed } from '@/patterns/QueryFailed';
import { Done } from '@/trade/form/Done';
import type { FundCard } from '@/trade/fund/FundRow';
import { isMoney } from '@/trade/fund/money';
import { Avatar } from '@/ui/Avatar';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Input } from '@/ui/Input';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { searchFunds } from '@/wire/gen/funds';
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

/** The funds that the money may buy: money funds that suit, and any other that is searched for. */
export default function IntoSheet(props: IntoSheetProps) {
  const { open, fundCode, target, chosen, onChoose, onClose } = props;
  const { data, error, refetch } = useQuery(proceedsTargets({ fundCode }));
  const [word, setWord] = useState('');
  const keyword = useSettled(word.trim());
  const search = useQuery({ ...searchFunds({ keyword }), enabled: keyword !== '' });
  const found = search.data?.list.filter((fund) => fund.buyable && fund.fundCode !== fundCode);
  const funds = keyword ? (found ?? []) : listed(data?.targets ?? [], chosen);
  const asking = keyword ? !found && !search.isError : !data && !error;
  const nothing = keyword ? words.notFound : data?.reason || words.none;
  return (
    <Sheet open={open} title={words.choose} onClose={onClose} foot={<Done onClick={onClose} />}>
      <Input
        bare
        label={words.search}
        placeholder={words.search}
        value={word}
        onChange={setWord}
        maxLength={30}
      />
      <p className="my-2 text-13 text-t2">{keyword ? words.foundText : words.chooseText}</p>
      {!keyword && !data && error && (
        <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
      )}
      {keyword && search.isError && (
        <QueryFailed
          cause={search.error}
          title={words.failed}
          onRetry={() => void search.refetch()}
        />
      )}
      {asking && <SkeletonRows rows={3} />}
      {!asking && !search.isError && funds.length === 0 && (
        <p className="py-4 text-t2">{nothing}</p>
      )}
      <RadioGroup label={words.choose} value={target} onChange={onChoose}>
        {funds.map((fund) => (
          <RadioRow
            key={fund.fundCode}
            value={fund.fundCode}
            icon={<Avatar name={fund.fundName} size={40} />}
            title={fund.fundName}
            sub={isMoney(fund) ? yieldsOf(fund) : words.figures(fund)}
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
