import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFields } from '@/lib/store';
import { ChosenRow } from '@/patterns/form/choice';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
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

/** So many digits name a bank. */
const BANK_DIGITS = 6;

interface CardFormProps {
  holder?: string;
  certNo?: string;
  bin: UseQueryResult<Output<typeof cardBin>>;
  onBanks: () => void;
}

/** Name and certificate as they are known, card number with its bank, and the reserved mobile. */
export function CardForm({ holder, certNo, bin, onBanks }: CardFormProps) {
  const [{ cardNo, mobile, branch }, change] = useFields(cardDraft);
  const go = useGo();
  const length = bin.data?.cardLength;
  const tooLong = length ? cardNo.length > length : false;
  const wrong = isWhole(cardNo, length) && !passesLuhn(cardNo);
  // The mark goes with the first digit that is changed.
  const [readNo, setReadNo] = useState<string>();
  const [scan, setScan] = useState<ScanNote | null>(null);
  function fill(read: string) {
    setReadNo(read);
    type(read);
  }
  /** A branch is of one bank, which the first digits name. */
  function type(next: string) {
    const same = next.slice(0, BANK_DIGITS) === cardNo.slice(0, BANK_DIGITS);
    change({ cardNo: next, branch: same ? branch : undefined });
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
        onChange={(text) => type(typedCardNumber(text))}
      />
      <p className={scan?.amber ? 'text-13 text-warn' : 'text-13 text-t3'} role="status">
        {scan?.text}
      </p>
      {cardNo.length >= BANK_DIGITS && <BankResult bin={bin} />}
      {bin.data?.needsBranch && cardNo.length >= BANK_DIGITS && (
        <ChosenRow
          id="branch"
          label={words.branch}
          chosen={branch?.branchName}
          onOpen={() => go(to('/backName', { bankCode: bin.data.bankCode }))}
        />
      )}
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
