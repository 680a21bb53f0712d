import { ShieldCheck } from 'lucide-react';
import { TextButton } from '@/ui/Button';
import { CodeInput } from '@/ui/CodeInput';
import { Note } from '@/ui/Note';
import { entryWords, codeWords as words } from './words';

interface CodeStepProps {
  code: string;
  onCode: (code: string) => void;
  onDone: (code: string) => void;
  /** The refusal of the last code, in amber under the cells. */
  error?: string;
  checking?: boolean;
  /** Seconds until another code may be sent. */
  left: number;
  sending: boolean;
  /** The first sending failed. */
  failed?: boolean;
  leftToday?: number;
  onResend: () => void;
  /** 换个手机号. */
  onOther?: () => void;
}

/** Six cells, the way to another code, and the warning; CodeKeypad stands at the page's foot. */
export function CodeStep(props: CodeStepProps) {
  const { left, sending, failed, leftToday } = props;
  return (
    <div className="mt-6">
      <CodeInput
        label={words.label}
        value={props.code}
        invalid={props.error !== undefined}
        onChange={props.onCode}
        onDone={props.onDone}
      />
      {(props.error || props.checking) && (
        <p role="alert" className={props.error ? 'mt-2 text-13 text-warn' : 'mt-2 text-13 text-t2'}>
          {props.error ?? words.checking}
        </p>
      )}
      <div className="mt-1 flex min-h-11 items-center justify-between gap-3 text-13 text-t2">
        <span>
          {failed ? words.notSent : words.notCome}{' '}
          {left > 0 ? (
            <>
              <b className="fig text-t1">{left}</b>
              {words.after}
            </>
          ) : (
            <TextButton disabled={sending} onClick={props.onResend}>
              {sending ? words.sending : words.again}
            </TextButton>
          )}
        </span>
        {props.onOther && <TextButton onClick={props.onOther}>{words.other}</TextButton>}
      </div>
      <Note tone="surface" icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />}>
        {entryWords.neverAsked}
        {leftToday !== undefined && leftToday <= 3 && (
          <span className="block text-t3">{words.left(leftToday)}</span>
        )}
      </Note>
    </div>
  );
}
