import { toast } from '@/lib/toast';
import { noteWait, useCountdown } from '@/lib/useCountdown';
import { Refusal, refusedWith, sentenceOf } from '@/wire/failure';
import { useWork } from '@/wire/useWork';

/** Another code is on its way already. */
const CODE_TOO_SOON = 11003;
const RESEND_SECONDS = 60;

interface Sent {
  resendAfterSeconds: number;
  leftToday?: number | null;
}

interface SentCodeOptions<Answer extends Sent> {
  /** What is waited for between two codes; outlives the screen. */
  key: string;
  ask: () => Promise<Answer>;
  /** A code is on its way, sent now or a moment ago. */
  onSent?: () => void;
  /** The screen shows the refusals of sending itself. */
  quiet?: boolean;
}

/** The sending of a code, as screens show it. */
export type SentCode = Omit<ReturnType<typeof useSentCode>, 'answer'>;

/** Has a code sent and counts down until it may be sent again. */
export function useSentCode<Answer extends Sent>(options: SentCodeOptions<Answer>) {
  const { key, ask, onSent, quiet } = options;
  const left = useCountdown(key);
  const sending = useWork(ask, {
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
    /** What the server said of it. */
    answer: sending.data,
    leftToday: sending.data?.leftToday,
  };
}

/** The seconds that a refusal names: 请在42秒后重新获取验证码. */
function secondsIn(cause: unknown): number {
  const found = cause instanceof Refusal ? /(\d+)秒/.exec(cause.message) : null;
  return found ? Number(found[1]) : RESEND_SECONDS;
}
