import { useState } from 'react';
import { toast } from '@/lib/toast';
import { noteWait, useCountdown } from '@/lib/useCountdown';
import { codeWords } from '@/trade/customer/words';
import { TextButton } from '@/ui/Button';
import { CodeInput, typeCode } from '@/ui/CodeInput';
import { CodeKeypad } from '@/ui/Keypad';
import { Sheet } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import { NetworkFailure, sentenceOf } from '@/wire/failure';
import { bindCard, restartSigning, type startSigning } from '@/wire/gen/bankcards';
import type { Output } from '@/wire/operation';
import { bindingWords, signingWords as words } from './words';

export type Signing = Output<typeof startSigning>;
export type BoundCard = Output<typeof bindCard>;

interface SigningSheetProps {
  /** The signing whose SMS is out; null closes the sheet. */
  signing: Signing | null;
  onClose: () => void;
  onBound: (card: BoundCard) => void;
}

/** The channel's SMS code, in a sheet over the card's form; whoever opens it has noted the sending. */
export function SigningSheet({ signing, onClose, onBound }: SigningSheetProps) {
  return (
    <Sheet open={signing !== null} onClose={onClose} title={words.title}>
      {signing && <SigningCode key={signing.serialNo} signing={signing} onBound={onBound} />}
    </Sheet>
  );
}

function SigningCode({
  signing,
  onBound,
}: {
  signing: Signing;
  onBound: SigningSheetProps['onBound'];
}) {
  const { serialNo } = signing;
  const [code, setCode] = useState('');
  const left = useCountdown(serialNo);
  const bind = useAction(bindCard, {
    silent: true,
    onDone: (card) => {
      toast.done(bindingWords.bound);
      onBound(card);
    },
  });
  const resend = useAction(restartSigning, {
    onDone: (again) => {
      noteWait(serialNo, again.resendAfterSeconds);
      toast.done(codeWords.sentAgain);
    },
  });
  function submit(whole: string) {
    bind.mutate({ serialNo, code: whole }, { onError: () => setCode('') });
  }
  function type(next: string) {
    setCode(next);
    if (next !== '' && bind.isError) bind.reset();
  }
  const late = bind.error instanceof NetworkFailure;
  const fault = bind.isPending ? undefined : late ? words.late : sentenceOf(bind.error);
  return (
    <>
      <p className="mb-4 text-center text-13 text-t2">{words.sentTo(signing.mobile)}</p>
      <CodeInput
        label={words.label}
        value={code}
        invalid={fault !== undefined}
        onChange={type}
        onDone={submit}
      />
      <p role="alert" className={fault ? 'mt-2 text-13 text-warn' : 'mt-2 text-13 text-t2'}>
        {fault ?? (bind.isPending ? words.checking : '\u00a0')}
      </p>
      <p className="flex min-h-11 items-center text-13 text-t2">
        {left > 0 ? (
          <>
            <b className="fig text-t1">{left}</b>
            {codeWords.after}
          </>
        ) : (
          <TextButton disabled={resend.isPending} onClick={() => resend.mutate({ serialNo })}>
            {codeWords.again}
          </TextButton>
        )}
      </p>
      <div className="-mx-4 mt-2">
        <CodeKeypad
          onKey={(key) => {
            const next = typeCode(code, key);
            if (bind.isPending || next === code) return;
            type(next);
            if (next.length === 6) submit(next);
          }}
        />
      </div>
    </>
  );
}
