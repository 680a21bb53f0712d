import { maskMobile } from '@/lib/figures';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { useBackCloses } from '@/route/useBackCloses';
import { isMobile } from '@/trade/customer/mobile';
import { useUser } from '@/trade/customer/user';
import { useAction } from '@/wire/action';
import { beginFlow, beginOwnFlow } from '@/wire/gen/identity';
import { BindCode } from './BindCode';
import { CodePage } from './CodePage';
import { useSmsCode } from './useSmsCode';

/** The SMS code of a flow, `type` resetpassword or bind. */
export default function SendNoteScreen() {
  const { type } = useArgs('/sendNote');
  return type === 'bind' ? <BindCode /> : <ResetCode />;
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
  const asksMobile = mobile !== undefined;
  const otherMobile = () => go(to('/forget', { phone: mobile }), { replace: true });
  useBackCloses(asksMobile, otherMobile);

  return (
    <CodePage
      sms={sms}
      target={mobile ? maskMobile(mobile) : own}
      checking={begin.isPending || beginOwn.isPending}
      onDone={(code, refused) => {
        if (mobile) begin.mutate({ mobile, code, purpose, areaCode }, refused);
        else beginOwn.mutate({ code, purpose }, refused);
      }}
      onBack={asksMobile ? otherMobile : undefined}
      onOther={asksMobile ? otherMobile : undefined}
    />
  );
}
