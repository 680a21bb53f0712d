import { ShieldCheck } from 'lucide-react';
import { entryWords, codeWords as words } from '@/trade/customer/words';
import { TextButton } from '@/ui/Button';
import { CodeInput } from '@/ui/CodeInput';
import { Note } from '@/ui/Note';
import type { SentCode } from './useSentCode';
import type { TypedCode } from './useTypedCode';

interface CodeStepProps {
  typed: TypedCode;
  sent: SentCode;
  onDone: (code: string) => void;
  /** Why no code could be sent, while none is refused. */
  error?: string;
  checking?: boolean;
  /** To another mobile or address. */
  onOther?: () => void;
  /** Of the code and of the way to another address, when it was mailed. */
  words?: { label: string; other: string };
}

/** Six cells, the way to another code, and the warning; CodeKeypad stands at the page's foot. */
export function CodeStep(props: CodeStepProps) {
  const { typed, sent } = props;
  const { label, other } = props.words ?? words;
  const error = typed.error ?? props.error;
  return (
    <div className="mt-6">
      <CodeInput
        label={label}
        value={typed.code}
        invalid={error !== undefined}
        onChange={typed.type}
        onDone={props.onDone}
      />
      {(error || props.checking) && (
        <p role="alert" className={error ? 'mt-2 text-13 text-warn' : 'mt-2 text-13 text-t2'}>
          {error ?? words.checking}
        </p>
      )}
      <div className="mt-1 flex min-h-11 items-center justify-between gap-3 text-13 text-t2">
        <span>
          {sent.failed ? words.notSent : words.notCome}{' '}
          {sent.left > 0 ? (
            <>
              <b className="fig text-t1" data-moment>
                {sent.left}
              </b>
              {words.after}
            </>
          ) : (
            <TextButton disabled={sent.sending} onClick={sent.send}>
              {sent.sending ? words.sending : words.again}
            </TextButton>
          )}
        </span>
        {props.onOther && <TextButton onClick={props.onOther}>{other}</TextButton>}
      </div>
      <Note tone="surface" icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />}>
        {entryWords.neverAsked}
        {typeof sent.leftToday === 'number' && sent.leftToday <= 3 && (
          <span className="block text-t3">{words.left(sent.leftToday)}</span>
        )}
      </Note>
    </div>
  );
}
