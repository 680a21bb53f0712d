import { useState } from 'react';
import { maskMobile } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { useBackCloses } from '@/route/useBackCloses';
import { typedMobile } from '@/trade/customer/mobile';
import { useAgreement } from '@/trade/customer/useAgreement';
import { codeWords } from '@/trade/customer/words';
import { Dialog } from '@/ui/Dialog';
import { useAction } from '@/wire/action';
import { refusedWith } from '@/wire/failure';
import { loginByCode } from '@/wire/gen/identity';
import { CodeStep } from './CodeStep';
import { EntryPage } from './EntryPage';
import { MobileStep } from './MobileStep';
import { NOT_REGISTERED } from './refusals';
import { useArrival } from './useArrival';
import { useSmsCode } from './useSmsCode';
import { useTypedCode } from './useTypedCode';
import { loginWords as words } from './words';

/** Login with a mobile and an SMS code; goes back to the stored route. */
export default function LoginNoteScreen() {
  const { phone } = useArgs('/loginNote');
  const [mobile, setMobile] = useState(typedMobile(phone ?? ''));
  const [step, setStep] = useState<'mobile' | 'code'>('mobile');
  const [unknown, setUnknown] = useState(false);
  const go = useGo();
  const arrive = useArrival();
  const agreement = useAgreement();
  useBackCloses(step === 'code', () => setStep('mobile'));
  const sms = useSmsCode({ purpose: 'login', mobile, onSent: () => setStep('code') });
  const login = useAction(loginByCode, { silent: true, onDone: arrive });
  const typed = useTypedCode(submit, login.isPending);

  function submit(code: string) {
    login.mutate(
      { mobile, code },
      {
        onError: (cause) => {
          if (refusedWith(cause, NOT_REGISTERED)) setUnknown(true);
          typed.refuse(cause);
        },
      },
    );
  }
  const other = { label: words.byPassword, to: to('/login', { phone: mobile || undefined }) };
  if (step === 'code') {
    return (
      <EntryPage
        title={codeWords.title}
        sub={codeWords.sentTo(sms.sentTo ?? maskMobile(mobile))}
        other={other}
        onBack={() => setStep('mobile')}
        foot={typed.keypad}
      >
        <CodeStep
          typed={typed}
          sms={sms}
          onDone={submit}
          checking={login.isPending}
          onOther={() => setStep('mobile')}
        />
        <Dialog
          open={unknown}
          tone="brand"
          title={words.unknownTitle}
          text={words.unknownText}
          confirm={words.goRegister}
          onConfirm={() => go(to('/sign', { phone: mobile }), { replace: true })}
          cancel={codeWords.other}
          onCancel={() => {
            setUnknown(false);
            setStep('mobile');
          }}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={words.noteTitle} sub={words.noteSub} start="close" other={other}>
      <MobileStep
        mobile={mobile}
        onChange={setMobile}
        agreement={agreement}
        sms={sms}
        onSent={() => setStep('code')}
      />
      <p className="mt-auto pt-6 text-center text-13">
        <Link to={to('/sign', { phone: mobile || undefined })} replace className="text-link">
          {words.register}
        </Link>
      </p>
      {agreement.layers}
    </EntryPage>
  );
}
