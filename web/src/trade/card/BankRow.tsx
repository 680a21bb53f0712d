import { size } from '@/lib/figures';
import { Row } from '@/ui/Row';
import { Sentence } from '@/ui/Sentence';
import type { components } from '@/wire/gen/bankcards';
import { BankMark } from './BankMark';
import { bindingWords as words } from './words';

type Bank = components['schemas']['BankRecord'];

/** A bank of the channel: what it lets through, and when it rests. */
export function BankRow({ bank }: { bank: Bank }) {
  const { bankCode, bankName, singleLimit, dayLimit, rest } = bank;
  return (
    <Row
      icon={<BankMark code={bankCode} name={bankName} size={32} />}
      title={bankName}
      sub={
        <>
          <Sentence>{words.limits(size(singleLimit), size(dayLimit))}</Sentence>
          {rest && (
            <span className="block text-t3">
              {words.rest(rest.from, rest.until, rest.until <= rest.from)}
            </span>
          )}
        </>
      }
    />
  );
}
