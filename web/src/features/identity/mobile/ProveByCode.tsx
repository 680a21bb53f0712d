import { useEffect, useEffectEvent } from 'react';
import { useSmsCode } from '@/features/identity/entry/useSmsCode';
import { sentLately } from '@/lib/useCountdown';
import { CodeStep } from '@/trade/customer/code/CodeStep';
import { useTypedCode } from '@/trade/customer/code/useTypedCode';
import { EntryPage } from '@/trade/customer/EntryPage';
import { useUser } from '@/trade/customer/user';
import { codeWords } from '@/trade/customer/words';
import { useAction } from '@/wire/action';
import { beginOwnFlow } from '@/wire/gen/identity';
import { telWords as words } from './words.mobile';

export interface ProofProps {
  onBack: () => void;
  /** With the key that the next call carries. */
  onProved: (sessionkey: string) => void;
}

/** The customer proves the present mobile with a code to it. */
export function ProveByCode({ onBack, onProved }: ProofProps) {
  const own = useUser().data?.mobile;
  const sms = useSmsCode({ purpose: 'modify' });
  const begin = useAction(beginOwnFlow, {
    silent: true,
    onDone: ({ sessionkey }) => onProved(sessionkey),
  });
  const typed = useTypedCode(submit, begin.isPending);

  function submit(code: string) {
    begin.mutate({ code, purpose: 'modify' }, { onError: typed.refuse });
  }
  const sendFirst = useEffectEvent(() => {
    if (!sentLately(sms.key)) sms.send();
  });
  useEffect(() => sendFirst(), []);
  const target = sms.sentTo ?? own;
  return (
    <EntryPage
      title={words.oldTitle}
      sub={sms.sending || !target ? codeWords.sending : codeWords.sentTo(target)}
      onBack={onBack}
      foot={typed.keypad}
    >
      <CodeStep typed={typed} sent={sms} onDone={submit} checking={begin.isPending} />
    </EntryPage>
  );
}
