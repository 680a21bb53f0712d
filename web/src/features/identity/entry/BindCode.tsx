import { useEffect } from 'react';
import { type Authorised, authorised } from '@/features/identity/wechat/authorised';
import { maskMobile } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { isMobile } from '@/trade/customer/mobile';
import { useAction } from '@/wire/action';
import { bindWeChat, logInByWeChat } from '@/wire/gen/identity';
import { CodePage } from './CodePage';
import { useArrival } from './useArrival';
import { useSmsCode } from './useSmsCode';

/**
 * The code that binds a WeChat, or lets in whose it is; without an authorisation, or a mobile, there
 * is nothing to do.
 */
export function BindCode() {
  const { phone = '' } = useArgs('/sendNote');
  const known = useStore(authorised);
  const go = useGo();
  const isReady = known !== null && isMobile(phone);
  useEffect(() => {
    if (!isReady) go(to('/bind'), { replace: true });
  }, [isReady, go]);
  return isReady && <Code mobile={phone} known={known} />;
}

function Code({ mobile, known }: { mobile: string; known: Authorised }) {
  const { sessionkey, needValidate: isBound } = known;
  const go = useGo();
  const sms = useSmsCode({ purpose: isBound ? 'login' : 'bind', mobile });
  const bound = to('/bind/confirm', { type: 'bindSuccess' });
  const logIn = useAction(logInByWeChat, { silent: true, onDone: useArrival() });
  const bind = useAction(bindWeChat, { silent: true, onDone: useArrival({ landing: bound }) });
  const otherMobile = () => go(to('/bind'), { replace: true });
  return (
    <CodePage
      sms={sms}
      target={maskMobile(mobile)}
      checking={bind.isPending || logIn.isPending}
      onDone={(code, refused) => {
        if (isBound) logIn.mutate({ sessionkey, mobile, code }, refused);
        else bind.mutate({ data: { sessionkey, mobile, code } }, refused);
      }}
      onBack={otherMobile}
      onOther={otherMobile}
    />
  );
}
