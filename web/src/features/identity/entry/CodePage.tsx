import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { sentLately } from '@/lib/useCountdown';
import { CodeStep } from '@/trade/customer/code/CodeStep';
import { useTypedCode } from '@/trade/customer/code/useTypedCode';
import { EntryPage } from '@/trade/customer/EntryPage';
import { codeWords } from '@/trade/customer/words';
import type { SmsCode } from './useSmsCode';

interface CodePageProps {
  title?: string;
  sms: SmsCode;
  /** Where it goes, masked, before the server has said it. */
  target: string | undefined;
  checking: boolean;
  /** Checks what was typed; `refuse` empties the cells and tells why. */
  onDone: (code: string, refused: { onError: (cause: unknown) => void }) => void;
  onBack?: () => void;
  /** To another mobile. */
  onOther?: () => void;
}

/** The page of a code: it is sent at once, unless one has just been, and typed here. */
export function CodePage(props: CodePageProps): ReactNode {
  const { title = codeWords.title, sms, checking, onDone, onBack, onOther } = props;
  const typed = useTypedCode(done, checking);
  function done(code: string) {
    onDone(code, { onError: typed.refuse });
  }
  const sendFirst = useEffectEvent(() => {
    if (!sentLately(sms.key)) sms.send();
  });
  useEffect(() => sendFirst(), []);
  const target = sms.sentTo ?? props.target;
  const told = sms.sending || !target ? codeWords.sending : codeWords.sentTo(target);
  return (
    <EntryPage
      title={title}
      sub={sms.failed ? undefined : told}
      onBack={onBack}
      foot={typed.keypad}
    >
      <CodeStep typed={typed} sent={sms} onDone={done} checking={checking} onOther={onOther} />
    </EntryPage>
  );
}
