import { FieldBlock } from '@/trade/customer/EntryPage';
import { cannotBeMobile, isMobile } from '@/trade/customer/mobile';
import type { useAgreement } from '@/trade/customer/useAgreement';
import { entryWords } from '@/trade/customer/words';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { MobileField } from './MobileField';
import type { SmsCode } from './useSmsCode';

interface MobileStepProps {
  mobile: string;
  onChange: (mobile: string) => void;
  agreement: ReturnType<typeof useAgreement>;
  sms: SmsCode;
  /** A code that was sent to this mobile is still awaited. */
  onSent: () => void;
}

/** The first step of a login or a registration by SMS: the mobile, and the agreement. */
export function MobileStep({ mobile, onChange, agreement, sms, onSent }: MobileStepProps) {
  return (
    <>
      <Form onSubmit={() => agreement.ask(() => (sms.left > 0 ? onSent() : sms.send()))}>
        <FieldBlock>
          <MobileField value={mobile} onChange={onChange} />
        </FieldBlock>
        <div className="mt-2">{agreement.box}</div>
        <Button
          wide
          type="submit"
          className="mt-3 w-full"
          disabled={!isMobile(mobile)}
          loading={sms.sending}
        >
          {entryWords.getCode}
        </Button>
      </Form>
      {!cannotBeMobile(mobile) && (
        <p className="mt-3 text-center text-13 text-t3">
          {isMobile(mobile) ? entryWords.codeTo : entryWords.mobileHint}
        </p>
      )}
    </>
  );
}
