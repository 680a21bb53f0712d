import { useSentCode } from '@/trade/customer/code/useSentCode';
import { call } from '@/wire/call';
import { preregister, sendCode, sendOwnCode } from '@/wire/gen/identity';
import type { Input } from '@/wire/operation';

type Purpose = Input<typeof sendCode>['purpose'];

const AREA_CODE = '86';

interface SmsCodeOptions {
  purpose: Purpose;
  /** Whole mobile; left out for the mobile of the session. */
  mobile?: string;
  /** Of the flow that must come first. */
  sessionKey?: string;
  /** A code is on its way, sent now or a moment ago. */
  onSent?: () => void;
  /** The screen shows the refusals of sending itself. */
  quiet?: boolean;
}

/** The sending of a code, as screens show it. */
export type SmsCode = ReturnType<typeof useSmsCode>;

/** Sends an SMS code and counts down until it may be sent again. */
export function useSmsCode({ purpose, mobile, sessionKey, onSent, quiet }: SmsCodeOptions) {
  const { answer, ...sent } = useSentCode({
    key: `${purpose}:${mobile ?? ''}`,
    ask: () => ask(purpose, mobile, sessionKey),
    onSent,
    quiet,
  });
  /** Where it went, masked. */
  return { ...sent, sentTo: answer?.mobile };
}

function ask(purpose: Purpose, mobile: string | undefined, sessionKey: string | undefined) {
  const silent = { silent: true, sessionKey };
  if (!mobile) return call(sendOwnCode, { purpose }, silent);
  if (purpose === 'register') return call(preregister, { mobile }, silent);
  return call(sendCode, { mobile, purpose, areaCode: AREA_CODE }, silent);
}
