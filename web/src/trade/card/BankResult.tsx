import type { UseQueryResult } from '@tanstack/react-query';
import { size } from '@/lib/figures';
import { TextButton } from '@/ui/Button';
import { Sentence } from '@/ui/Sentence';
import type { cardBin } from '@/wire/gen/bankcards';
import type { Output } from '@/wire/operation';
import { BankMark } from './BankMark';
import { bindingWords as words } from './words';

/** What the first digits of a card told: the bank and its limits, or why it cannot be bound. */
export function BankResult({ bin }: { bin: UseQueryResult<Output<typeof cardBin>> }) {
  const { data, isError, isLoading } = bin;
  if (isLoading) return <p className="py-3 text-13 text-t3">{words.looking}</p>;
  if (isError && !data) {
    return (
      <p className="py-3 text-13">
        <TextButton onClick={() => void bin.refetch()}>{words.lookFailed}</TextButton>
      </p>
    );
  }
  if (!data) return null;
  if (!data.found) return <p className="py-3 text-13 text-warn">{data.message || words.unknown}</p>;
  return (
    <div className="flex items-center gap-3 py-3">
      <BankMark code={data.bankCode} name={data.bankName} />
      <div className="min-w-0">
        <p className="strong">
          {data.bankName} {data.cardTypeName}
        </p>
        {data.supported ? (
          <p className="text-13 text-t2">
            <Sentence>{words.limits(size(data.singleLimit), size(data.dayLimit))}</Sentence>
          </p>
        ) : (
          <p className="text-13 text-warn" role="alert">
            {data.message}
          </p>
        )}
      </div>
    </div>
  );
}
