import { useState } from 'react';
import { MobileField } from '@/features/identity/entry/MobileField';
import { FLOW_ENDED, NEED_PASSWORD, NEW_MOBILE_TAKEN } from '@/features/identity/entry/refusals';
import { useSmsCode } from '@/features/identity/entry/useSmsCode';
import { maskMobile } from '@/lib/figures';
import { useConfirm } from '@/patterns/useConfirm';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { CodeStep } from '@/trade/customer/code/CodeStep';
import { useTypedCode } from '@/trade/customer/code/useTypedCode';
import { EntryPage, FieldBlock } from '@/trade/customer/EntryPage';
import { isMobile } from '@/trade/customer/mobile';
import { codeWords, entryWords } from '@/trade/customer/words';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { Note } from '@/ui/Note';
import { useAction } from '@/wire/action';
import { refusedWith, sentenceOf } from '@/wire/failure';
import { changeMobile } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';
import { MobileChanged } from './MobileChanged';
import { newTelWords as words } from './words.mobile';

/** The new mobile and a code to it, after the present one was proved. */
export default function ModifyTelScreen() {
  const { sessionkey } = useArgs('/modifyTel');
  const [mobile, setMobile] = useState('');
  const [step, setStep] = useState<'mobile' | 'code'>('mobile');
  const [changed, setChanged] = useState<Output<typeof changeMobile> | null>(null);
  const sms = useSmsCode({
    purpose: 'newmobile',
    mobile,
    sessionKey: sessionkey,
    quiet: true,
    onSent: () => setStep('code'),
  });
  const change = useAction(changeMobile, {
    silent: true,
    sessionKey: sessionkey,
    onDone: setChanged,
  });
  const typed = useTypedCode(submit, change.isPending);
  const confirm = useConfirm();

  function submit(code: string) {
    change.mutate({ mobile, code }, { onError: refuse });
  }
  function refuse(cause: Error) {
    typed.refuse(cause);
    if (!refusedWith(cause, NEW_MOBILE_TAKEN)) return;
    const taken = { title: words.takenTitle, text: words.takenText, confirm: words.other };
    void confirm({ ...taken, tone: 'brand' }).then(otherMobile);
  }
  function otherMobile() {
    change.reset();
    sms.reset();
    typed.type('');
    setStep('mobile');
  }
  if (changed) return <MobileChanged change={changed} />;
  const late = isLate(sms.cause) || isLate(change.error);
  if (step === 'mobile' || late) {
    return (
      <EntryPage title={words.title} sub={words.sub}>
        <Form onSubmit={() => (sms.left > 0 ? setStep('code') : sms.send())}>
          <FieldBlock>
            <MobileField
              value={mobile}
              error={late ? undefined : sentenceOf(sms.cause)}
              onChange={(text) => {
                setMobile(text);
                sms.reset();
              }}
            />
          </FieldBlock>
          {late ? (
            <Late />
          ) : (
            <Button
              wide
              type="submit"
              className="mt-5 w-full"
              disabled={!isMobile(mobile)}
              loading={sms.sending}
            >
              {entryWords.getCode}
            </Button>
          )}
        </Form>
        <p className="mt-3 text-center text-13 text-t3">
          {isMobile(mobile) ? entryWords.codeTo : entryWords.mobileHint}
        </p>
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title={codeWords.title}
      sub={codeWords.sentTo(sms.sentTo ?? maskMobile(mobile))}
      onBack={otherMobile}
      foot={typed.keypad}
    >
      <CodeStep
        typed={typed}
        sent={sms}
        onDone={submit}
        error={sentenceOf(sms.cause)}
        checking={change.isPending}
        onOther={otherMobile}
      />
    </EntryPage>
  );
}

/** The proof of the present mobile has ended, or the password that went with it. */
function isLate(cause: unknown): boolean {
  return refusedWith(cause, FLOW_ENDED) || refusedWith(cause, NEED_PASSWORD);
}

function Late() {
  return (
    <Note tone="warn" className="mt-3">
      <p className="strong">{words.late}</p>
      <p>{words.lateText}</p>
      <Link to={to('/telEdit')} replace className="text-link mt-1 inline-block">
        {words.again}
      </Link>
    </Note>
  );
}
