import { useState } from 'react';
import { maskMobile } from '@/lib/figures';
import { toast } from '@/lib/toast';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { useBackCloses } from '@/route/useBackCloses';
import { typedMobile } from '@/trade/customer/mobile';
import { useAgreement } from '@/trade/customer/useAgreement';
import { codeWords } from '@/trade/customer/words';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Form } from '@/ui/Form';
import { useAction } from '@/wire/action';
import { refusedWith, sentenceOf } from '@/wire/failure';
import { checkCode, register } from '@/wire/gen/identity';
import { CodeStep } from './CodeStep';
import { EntryPage, FieldBlock } from './EntryPage';
import { MobileStep } from './MobileStep';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { isPassword } from './passwordRules';
import { MOBILE_TAKEN } from './refusals';
import { useArrival } from './useArrival';
import { useSmsCode } from './useSmsCode';
import { useTypedCode } from './useTypedCode';
import { passwordWords, registerWords as words } from './words';

/** Registration: mobile, SMS code, and a password now or later. */
export default function SignScreen() {
  const { phone } = useArgs('/sign');
  const [mobile, setMobile] = useState(typedMobile(phone ?? ''));
  const [step, setStep] = useState<'mobile' | 'code' | 'password'>('mobile');
  const [password, setPassword] = useState('');
  const arrive = useArrival();
  const agreement = useAgreement();
  useBackCloses(step !== 'mobile', () => setStep('mobile'));
  const sms = useSmsCode({ purpose: 'register', mobile, onSent: () => setStep('code') });
  const check = useAction(checkCode, { silent: true, onDone: () => setStep('password') });
  const sign = useAction(register, { silent: true, onDone: arrive });
  const typed = useTypedCode(submitCode, check.isPending);

  function submitCode(code: string) {
    check.mutate({ mobile, code, purpose: 'register' }, { onError: typed.refuse });
  }
  function finish(chosen?: string) {
    sign.mutate(
      { mobile, code: typed.code, password: chosen },
      {
        onError: (cause) => {
          if (refusedWith(cause, MOBILE_TAKEN)) return;
          const text = sentenceOf(cause);
          if (text) toast.error(text);
        },
      },
    );
  }
  if (step === 'code') {
    return (
      <EntryPage
        title={codeWords.title}
        sub={codeWords.sentTo(sms.sentTo ?? maskMobile(mobile))}
        onBack={() => setStep('mobile')}
        foot={typed.keypad}
      >
        <CodeStep
          typed={typed}
          sms={sms}
          onDone={submitCode}
          checking={check.isPending}
          onOther={() => setStep('mobile')}
        />
      </EntryPage>
    );
  }
  if (step === 'password') {
    return (
      <EntryPage
        title={words.passwordTitle}
        sub={words.passwordSub}
        onBack={() => setStep('mobile')}
      >
        <Form onSubmit={() => finish(password)}>
          <FieldBlock>
            <PasswordField
              label={passwordWords.field}
              kind="new"
              bare
              value={password}
              placeholder={passwordWords.hint}
              onChange={setPassword}
            />
            <PasswordRules password={password} />
          </FieldBlock>
          <div className="mt-5 flex flex-col gap-2">
            <Button wide type="submit" disabled={!isPassword(password)} loading={sign.isPending}>
              {words.done}
            </Button>
            <Button wide kind="quiet" disabled={sign.isPending} onClick={() => finish()}>
              {words.skip}
            </Button>
          </div>
        </Form>
        <Taken open={refusedWith(sign.error, MOBILE_TAKEN)} mobile={mobile} />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={words.title} sub={words.sub}>
      <MobileStep
        mobile={mobile}
        onChange={setMobile}
        agreement={agreement}
        sms={sms}
        onSent={() => setStep('code')}
      />
      <p className="mt-auto pt-6 text-center text-13">
        <Link to={to('/loginNote', { phone: mobile || undefined })} replace className="text-link">
          {words.hasOne}
        </Link>
      </p>
      {agreement.layers}
    </EntryPage>
  );
}

/** The mobile has an account already: only logging in helps. */
function Taken({ open, mobile }: { open: boolean; mobile: string }) {
  const go = useGo();
  return (
    <Dialog
      open={open}
      tone="brand"
      title={words.takenTitle}
      text={words.takenText}
      confirm={words.goLogin}
      onConfirm={() => go(to('/loginNote', { phone: mobile }), { replace: true })}
    />
  );
}
