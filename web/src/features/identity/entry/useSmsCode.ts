import { toast } from '@/lib/toast';
import { noteWait, useCountdown } from '@/lib/useCountdown';
import { call } from '@/wire/call';
import { Refusal, refusedWith, sentenceOf } from '@/wire/failure';
import { preregister, sendCode, sendOwnCode } from '@/wire/gen/identity';
import type { Input } from '@/wire/operation';
import { useWork } from '@/wire/useWork';
import { CODE_TOO_SOON } from './refusals';

type Purpose = Input<typeof sendCode>['purpose'];

const AREA_CODE = '86';
const RESEND_SECONDS = 60;

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
  const key = `${purpose}:${mobile ?? ''}`;
  const left = useCountdown(key);
  const sending = useWork(() => ask(purpose, mobile, sessionKey), {
    onSuccess: (sent) => {
      noteWait(key, sent.resendAfterSeconds);
      onSent?.();
    },
    onError: (cause) => {
      if (refusedWith(cause, CODE_TOO_SOON)) {
        // A code is on its way already, from another screen or before a reload.
        noteWait(key, secondsIn(cause));
        onSent?.();
      } else if (!quiet) toast.error(sentenceOf(cause) ?? '');
    },
  });
  return {
    key,
    /** Seconds until it may be sent again. */
    left,
    send: () => sending.mutate(),
    sending: sending.isPending,
    failed: sending.isError && left === 0,
    /** Why it was not sent. */
    cause: left === 0 ? sending.error : null,
    /** Forgets a failure. */
    reset: sending.reset,
    /** Where it went, masked. */
    sentTo: sending.data?.mobile,
    leftToday: sending.data?.leftToday,
  };
}

function ask(purpose: Purpose, mobile: string | undefined, sessionKey: string | undefined) {
  const silent = { silent: true, sessionKey };
  if (!mobile) return call(sendOwnCode, { purpose }, silent);
  if (purpose === 'register') return call(preregister, { mobile }, silent);
  return call(sendCode, { mobile, purpose, areaCode: AREA_CODE }, silent);
}

/** The seconds that a refusal names: 请在42秒后重新获取验证码. */
function secondsIn(cause: unknown): number {
  const found = cause instanceof Refusal ? /(\d+)秒/.exec(cause.message) : null;
  return found ? Number(found[1]) : RESEND_SECONDS;
}
