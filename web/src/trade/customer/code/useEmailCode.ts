import { useState } from 'react';
import { type Done, useAction } from '@/wire/action';
import { call } from '@/wire/call';
import { sentenceOf } from '@/wire/failure';
import { changeEmail } from '@/wire/gen/accounts';
import { sendEmailCode } from '@/wire/gen/identity';
import { isEmail } from '../email';
import { emailWords as words } from '../words.mail';
import { useSentCode } from './useSentCode';
import { useTypedCode } from './useTypedCode';

/** The confirming of an address, as screens and sheets show it. */
export type EmailCode = ReturnType<typeof useEmailCode>;

/**
 * An address, a code to it, and the code back: only then it is the customer's.
 * It begins with what is known of his address.
 */
export function useEmailCode(
  known: string | undefined,
  onConfirmed: (email: string, how: Done) => void,
) {
  const [given, setGiven] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [step, setStep] = useState<'address' | 'code'>('address');
  const email = given ?? known ?? '';
  const to = email.trim().toLowerCase();
  const sent = useSentCode({
    key: `email:${to}`,
    ask: () => call(sendEmailCode, { email: to }, { silent: true }),
    onSent: () => setStep('code'),
    quiet: true,
  });
  const change = useAction(changeEmail, {
    silent: true,
    // Who asked for the address looks whether it is there.
    renewsFirst: true,
    onDone: ({ orignEmail }, how) => onConfirmed(orignEmail, how),
  });
  const typed = useTypedCode(submit, change.isPending);

  function submit(code: string) {
    change.mutate({ email: to, code }, { onError: typed.refuse });
  }
  function type(text: string) {
    setGiven(text);
    setFault(undefined);
    sent.reset();
  }
  /** To the code: one that was mailed a moment ago is still awaited. */
  function begin() {
    const wrong = faultOf(to);
    setFault(wrong);
    if (wrong) return;
    if (sent.left > 0) setStep('code');
    else sent.send();
  }
  function other() {
    typed.type('');
    sent.reset();
    setStep('address');
  }
  return {
    step,
    /** As it is typed. */
    email,
    /** Where the code goes. */
    to,
    type,
    begin,
    other,
    sent,
    typed,
    submit,
    /** What is wrong with the address, or why no code went there. */
    fault: fault ?? (step === 'address' ? sentenceOf(sent.cause) : undefined),
    checking: change.isPending,
  };
}

/** What is wrong with an address, before the server is asked. */
function faultOf(email: string): string | undefined {
  if (email === '') return words.missing;
  return isEmail(email) ? undefined : words.wrong;
}
