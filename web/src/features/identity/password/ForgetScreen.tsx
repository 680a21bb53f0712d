import { useState } from 'react';
import { MobileField } from '@/features/identity/entry/MobileField';
import { forgetWords as words } from '@/features/identity/words';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { EntryPage, FieldBlock } from '@/trade/customer/EntryPage';
import { isMobile, typedMobile } from '@/trade/customer/mobile';
import { useUser } from '@/trade/customer/user';
import { entryWords } from '@/trade/customer/words';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { KeyValues } from '@/ui/Row';

/** The start of a password reset: the mobile. A customer who is logged in has told it already. */
export default function ForgetScreen() {
  const { phone } = useArgs('/forget');
  const own = useUser().data?.mobile;
  const [mobile, setMobile] = useState(typedMobile(phone ?? ''));
  const go = useGo();
  const ready = own !== undefined || isMobile(mobile);
  // The flow takes this form's place: whoever has ended it comes back to where it began.
  function next() {
    const flow = { areaCode: '86', phone: own ?? mobile, type: 'resetpassword' };
    go(to('/sendNote', flow), { replace: true });
  }
  return (
    <EntryPage title={words.title} sub={words.sub}>
      <Form onSubmit={next}>
        <FieldBlock>
          {own ? (
            <KeyValues rows={[[entryWords.mobile, own]]} />
          ) : (
            <MobileField value={mobile} onChange={setMobile} />
          )}
        </FieldBlock>
        <Button wide type="submit" className="mt-5 w-full" disabled={!ready}>
          {words.next}
        </Button>
      </Form>
      <p className="mt-3 text-center text-13 text-t3">
        {ready ? entryWords.codeTo : entryWords.mobileHint}
      </p>
    </EntryPage>
  );
}
