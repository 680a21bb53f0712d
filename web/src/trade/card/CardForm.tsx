import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFields } from '@/lib/store';
import { cannotBeMobile, typedMobile } from '@/trade/customer/mobile';
import { entryWords } from '@/trade/customer/words';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Input } from '@/ui/Input';
import { KeyValues } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import type { cardBin } from '@/wire/gen/bankcards';
import type { Output } from '@/wire/operation';
import { BankResult } from './BankResult';
import { groupedCardNumber, isWhole, passesLuhn, typedCardNumber } from './cardNumber';
import { cardDraft } from './drafts';
import type { ScanNote } from './ScanButton';
import { bindingWords as words } from './words';

// Most customers type: what a photo needs comes after the form.
const ScanButton = lazy(() => import('./ScanButton'));

interface CardFormProps {
  holder?: string;
  certNo?: string;
  bin: UseQueryResult<Output<typeof cardBin>>;
  onBanks: () => void;
}

/** Name and certificate as they are known, card number with its bank, and the reserved mobile. */
export function CardForm({ holder, certNo, bin, onBanks }: CardFormProps) {
  const [{ cardNo, mobile }, change] = useFields(cardDraft);
  const length = bin.data?.cardLength;
  const tooLong = length ? cardNo.length > length : false;
  const wrong = isWhole(cardNo, length) && !passesLuhn(cardNo);
  // The mark goes with the first digit that is changed.
  const [readNo, setReadNo] = useState<string>();
  const [scan, setScan] = useState<ScanNote | null>(null);
  function fill(read: string) {
    setReadNo(read);
    change({ cardNo: read });
  }
  return (
    <Card title={words.holderHint} end={<TextButton onClick={onBanks}>{words.banks}</TextButton>}>
      {holder && (
        <KeyValues
          rows={[
            [words.holder, holder],
            [words.certNo, certNo ?? '--'],
          ]}
        />
      )}
      <Input
        label={words.number}
        value={groupedCardNumber(cardNo)}
        placeholder={words.numberHint}
        inputMode="numeric"
        name="cardNo"
        autoComplete="cc-number"
        maxLength={23}
        error={tooLong ? words.numberLength(length ?? 0) : wrong ? words.numberWrong : undefined}
        hint={
          cardNo !== '' && cardNo === readNo ? (
            <>
              <Tag tone="warn">{words.compare}</Tag> {groupedCardNumber(cardNo)}
            </>
          ) : undefined
        }
        end={
          <Suspense>
            <ScanButton onRead={fill} onNote={setScan} />
          </Suspense>
        }
        onChange={(text) => change({ cardNo: typedCardNumber(text) })}
      />
      <p className={scan?.amber ? 'text-13 text-warn' : 'text-13 text-t3'} role="status">
        {scan?.text}
      </p>
      {cardNo.length >= 6 && <BankResult bin={bin} />}
      <Input
        label={words.mobile}
        value={mobile}
        placeholder={words.mobileHint}
        type="tel"
        inputMode="tel"
        name="mobile"
        autoComplete="tel-national"
        maxLength={17}
        error={cannotBeMobile(mobile) ? entryWords.mobileWrong : undefined}
        onChange={(text) => change({ mobile: typedMobile(text) })}
      />
    </Card>
  );
}
