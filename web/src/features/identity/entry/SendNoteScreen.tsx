import { useEffect, useEffectEvent } from 'react';
import { bindWords as words } from '@/features/identity/words';
import { maskMobile } from '@/lib/figures';
import { sentLately } from '@/lib/useCountdown';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { useBackCloses } from '@/route/useBackCloses';
import { CodeStep } from '@/trade/customer/code/CodeStep';
import { useTypedCode } from '@/trade/customer/code/useTypedCode';
import { EntryPage } from '@/trade/customer/EntryPage';
import { isMobile } from '@/trade/customer/mobile';
import { useUser } from '@/trade/customer/user';
import { codeWords } from '@/trade/customer/words';
import { Button } from '@/ui/Button';
import { useAction } from '@/wire/action';
import { beginFlow, beginOwnFlow } from '@/wire/gen/identity';
import { useSmsCode } from './useSmsCode';

/** The SMS code of a flow, `type` resetpassword or bind. */
export default function SendNoteScreen() {
  const { type } = useArgs('/sendNote');
  return type === 'bind' ? <BindingLater /> : <ResetCode />;
}

/**
 * No code is sent before there is something to bind: with one, the customer would stand at a
 * password which the code does not open.
 */
function BindingLater() {
  const go = useGo();
  return (
    <EntryPage title={words.laterTitle} sub={words.laterText}>
      <Button wide className="mt-8" onClick={() => go(to('/my'), { replace: true })}>
        {words.leave}
      </Button>
    </EntryPage>
  );
}

/**
 * The code of a reset. A link made for a customer who is logged in carries his masked mobile: the
 * code then goes to the mobile of the session.
 */
function ResetCode() {
  const { phone = '', areaCode = '86' } = useArgs('/sendNote');
  const own = useUser().data?.mobile;
  const purpose = 'resetpassword';
  const mobile = isMobile(phone) ? phone : undefined;
  const go = useGo();
  const sms = useSmsCode({ purpose, mobile });
  const followOn = {
    silent: true,
    onDone: ({ sessionkey }: { sessionkey: string }) => {
      go(to('/signInfo', { sessionkey, phone: mobile }), { replace: true });
    },
  };
  const begin = useAction(beginFlow, followOn);
  const beginOwn = useAction(beginOwnFlow, followOn);
  const checking = begin.isPending || beginOwn.isPending;
  const typed = useTypedCode(submit, checking);
  const asksMobile = mobile !== undefined;
  const otherMobile = () => go(to('/forget', { phone: mobile }), { replace: true });
  useBackCloses(asksMobile, otherMobile);

  function submit(code: string) {
    if (mobile) begin.mutate({ mobile, code, purpose, areaCode }, { onError: typed.refuse });
    else beginOwn.mutate({ code, purpose }, { onError: typed.refuse });
  }
  const sendFirst = useEffectEvent(() => {
    if (!sentLately(sms.key)) sms.send();
  });
  useEffect(() => sendFirst(), []);
  const target = sms.sentTo ?? (mobile ? maskMobile(mobile) : own);
  return (
    <EntryPage
      title={codeWords.title}
      sub={
        sms.sending ? codeWords.sending : sms.failed ? undefined : codeWords.sentTo(target ?? '')
      }
      onBack={asksMobile ? otherMobile : undefined}
      foot={typed.keypad}
    >
      <CodeStep
        typed={typed}
        sent={sms}
        onDone={submit}
        checking={checking}
        onOther={asksMobile ? otherMobile : undefined}
      />
    </EntryPage>
  );
}
