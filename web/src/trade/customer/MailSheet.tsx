import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { isDemo } from '@/lib/demo';
import { FieldError } from '@/patterns/form/FieldError';
import { Button, TextButton } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { Sheet } from '@/ui/Sheet';
import { sentenceOf } from '@/wire/failure';
import { useWork } from '@/wire/useWork';
import { EmailCodeStep, EmailField } from './code/EmailSteps';
import { type EmailCode, useEmailCode } from './code/useEmailCode';
import { useUser } from './user';
import { emailWords, mailWords as words } from './words.mail';

/** What was mailed, and where to. */
export interface Mailed {
  email: string;
  /** What has happened, and what is ahead. */
  sent: string;
  wait: string;
}

interface MailSheetProps {
  title: string;
  /** What the e-mail says, or brings. */
  what: string;
  /** Mails it to the address that is on file by then. */
  mail: () => Promise<Mailed>;
  open: boolean;
  onClose: () => void;
}

/** Mails something to the customer's address; without one, or to another, confirms it first. */
export function MailSheet({ title, what, mail, open, onClose }: MailSheetProps) {
  const { data: user } = useUser();
  const [confirmed, setConfirmed] = useState<string>();
  const [changing, setChanging] = useState(false);
  const sending = useWork(mail);
  const code = useEmailCode(undefined, (email) => {
    setConfirmed(email);
    setChanging(false);
    sending.mutate();
  });
  const onFile = confirmed ?? user?.orignEmail ?? undefined;
  const mailed = sending.data;
  const confirms = !mailed && (changing || onFile === undefined);
  function change() {
    sending.reset();
    code.other();
    setChanging(true);
  }
  const act = mailed ? onClose : () => sending.mutate();
  const send = (
    <Button wide loading={sending.isPending} onClick={act}>
      {mailed ? words.done : words.send}
    </Button>
  );
  return (
    <Sheet open={open} onClose={onClose} title={title} foot={confirms ? footOf(code) : send}>
      {confirms && <Confirming code={code} what={what} />}
      {mailed && <Sent mailed={mailed} onOther={change} />}
      {!confirms && !mailed && onFile && (
        <>
          <p className="pb-2 text-15 text-t2">{what}</p>
          <div className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block text-13 text-t3">{words.to}</span>
              <b className="text-17 strong wrap-anywhere">{onFile}</b>
            </span>
            <TextButton disabled={sending.isPending} onClick={change}>
              {words.change}
            </TextButton>
          </div>
          {sending.error && <FieldError>{sentenceOf(sending.error) ?? ''}</FieldError>}
        </>
      )}
    </Sheet>
  );
}

function footOf(code: EmailCode) {
  if (code.step === 'code') return undefined;
  return (
    <Button wide loading={code.sent.sending} onClick={code.begin}>
      {emailWords.getCode}
    </Button>
  );
}

/** The address, then the code that was mailed to it. */
function Confirming({ code, what }: { code: EmailCode; what: string }) {
  if (code.step === 'address') {
    return (
      <Form onSubmit={code.begin}>
        <p className="pb-2 text-15 text-t2">{what}</p>
        <EmailField code={code} hint={emailWords.toConfirm} />
      </Form>
    );
  }
  return (
    <>
      <p className="text-15 text-t2 wrap-anywhere">{emailWords.sentTo(code.to)}</p>
      <EmailCodeStep code={code} />
      <div className="-mx-4 mt-5">{code.typed.keys}</div>
    </>
  );
}

/** Where it went. */
function Sent({ mailed, onOther }: { mailed: Mailed; onOther: () => void }) {
  const { email, sent, wait } = mailed;
  return (
    <div role="status" className="flex flex-col items-center gap-3 pt-2 pb-3 text-center">
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden="true" className="text-brand" />
      <p className="text-17 strong">{sent}</p>
      <p className="text-15 strong wrap-anywhere">{email}</p>
      <p className="text-13 text-t2">{wait}</p>
      {isDemo() && (
        <a href="/demo/mail" target="_blank" rel="noreferrer" className="text-link">
          {words.demo}
        </a>
      )}
      <TextButton onClick={onOther}>{words.other}</TextButton>
    </div>
  );
}
