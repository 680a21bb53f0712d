import { type ReactNode, useState } from 'react';
import { maskMobile } from '@/lib/figures';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useBackCloses } from '@/route/useBackCloses';
import { CodeStep } from '@/trade/customer/code/CodeStep';
import { useTypedCode } from '@/trade/customer/code/useTypedCode';
import { EntryPage } from '@/trade/customer/EntryPage';
import { typedMobile } from '@/trade/customer/mobile';
import { sharer } from '@/trade/customer/shared';
import { useAgreement } from '@/trade/customer/useAgreement';
import { codeWords } from '@/trade/customer/words';
import { useAction } from '@/wire/action';
import { refusedWith, sentenceOf } from '@/wire/failure';
import { loginByCode, register } from '@/wire/gen/identity';
import { MobileStep } from './entry/MobileStep';
import { CODE_VOID, NOT_REGISTERED } from './entry/refusals';
import { useArrival } from './entry/useArrival';
import { useSmsCode } from './entry/useSmsCode';
import { FirstPassword } from './FirstPassword';
import { loginWords, registerWords } from './words';

interface DoorProps {
  /** What the visitor came for; whoever he turns out to be is let in. */
  purpose: 'login' | 'register';
  title: string;
  sub: string;
  start?: 'close';
  phone?: string;
  /** Below the form: the way to the other page, with the mobile that was typed. */
  foot: (mobile: string | undefined) => ReactNode;
}

/**
 * One door: a mobile and one code. Who is a customer is logged in; who is not chooses a password,
 * and is one.
 */
export function Door({ purpose, title, sub, start, phone, foot }: DoorProps) {
  const [mobile, setMobile] = useState(typedMobile(phone ?? ''));
  const [step, setStep] = useState<'mobile' | 'code' | 'password'>('mobile');
  const agreement = useAgreement();
  const toMobile = () => setStep('mobile');
  useBackCloses(step !== 'mobile', toMobile);
  const sms = useSmsCode({ purpose, mobile, onSent: () => setStep('code') });
  const logIn = useAction(loginByCode, {
    silent: true,
    onDone: useArrival({ said: purpose === 'register' ? loginWords.hadOne : loginWords.loggedIn }),
  });
  const sign = useAction(register, {
    silent: true,
    onDone: useArrival({ said: registerWords.registered }),
  });
  const typed = useTypedCode(submitCode, logIn.isPending);

  function submitCode(code: string) {
    const onError = (cause: unknown) => {
      if (refusedWith(cause, NOT_REGISTERED)) setStep('password');
      else typed.refuse(cause);
    };
    logIn.mutate({ mobile, code }, { onError });
  }
  function finish(password?: string) {
    const onError = (cause: unknown) => {
      const text = sentenceOf(cause);
      if (text) toast.error(text);
      // It was too old by the time the password was chosen.
      if (refusedWith(cause, CODE_VOID)) {
        typed.type('');
        setStep('code');
      }
    };
    const custShareNo = sharer()?.custShareNo;
    sign.mutate({ mobile, code: typed.code, password, custShareNo }, { onError });
  }
  if (step === 'password') {
    return <FirstPassword onBack={toMobile} onDone={finish} saving={sign.isPending} />;
  }
  const known = mobile || undefined;
  const other = { label: loginWords.byPassword, to: to('/login', { phone: known }) };
  if (step === 'code') {
    return (
      <EntryPage
        title={codeWords.title}
        sub={codeWords.sentTo(sms.sentTo ?? maskMobile(mobile))}
        other={other}
        onBack={toMobile}
        foot={typed.keypad}
      >
        <CodeStep
          typed={typed}
          sent={sms}
          onDone={submitCode}
          checking={logIn.isPending}
          onOther={toMobile}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={title} sub={sub} start={start} other={other}>
      <MobileStep
        mobile={mobile}
        onChange={setMobile}
        agreement={agreement}
        sms={sms}
        onSent={() => setStep('code')}
      />
      <p className="mt-auto pt-6 text-center text-13">{foot(known)}</p>
      {agreement.layers}
    </EntryPage>
  );
}
