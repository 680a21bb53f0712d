import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { FieldBlock } from './EntryPage';
import { MobileField } from './MobileField';
import { cannotBeMobile, isMobile } from './mobile';
import type { useAgreement } from './useAgreement';
import type { SmsCode } from './useSmsCode';
import { entryWords } from './words';

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
