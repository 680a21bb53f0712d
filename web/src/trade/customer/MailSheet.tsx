import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { isDemo } from '@/lib/demo';
import { Button, TextButton } from '@/ui/Button';
import { Input } from '@/ui/Input';
import { Sheet } from '@/ui/Sheet';
import { act } from '@/wire/act';
import { sentenceOf } from '@/wire/failure';
import { changeEmail } from '@/wire/gen/accounts';
import { useWork } from '@/wire/useWork';
import { isEmail } from './email';
import { useUser } from './user';
import { mailWords as words } from './words.mail';

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

/** Asks for an e-mail, keeps it as the customer's, and mails something to it. */
export function MailSheet({ title, what, mail, open, onClose }: MailSheetProps) {
  const { data: user } = useUser();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const onFile = user?.orignEmail ?? '';
  const email = typed ?? onFile;
  // The server mails to the one on file only: another one is kept first.
  const sending = useWork(
    async (to: string) => {
      if (to.toLowerCase() !== onFile) await act(changeEmail, { email: to }, { silent: true });
      return mail();
    },
    { onError: (cause) => setFault(sentenceOf(cause)) },
  );
  function send() {
    const wrong = faultOf(email);
    setFault(wrong);
    if (!wrong) sending.mutate(email.trim());
  }
  function type(text: string) {
    setTyped(text);
    setFault(undefined);
  }
  const { isPending, data: mailed } = sending;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      foot={
        <Button wide loading={isPending} onClick={mailed ? onClose : send}>
          {mailed ? words.done : words.send}
        </Button>
      }
    >
      {mailed ? (
        <Sent mailed={mailed} onAgain={sending.reset} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <p className="pb-2 text-15 text-t2">{what}</p>
          <Input
            label={words.email}
            value={email}
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={words.hint}
            maxLength={64}
            disabled={isPending}
            error={fault}
            hint={words.kept}
            onChange={type}
          />
        </form>
      )}
    </Sheet>
  );
}

/** What is wrong with an address, before the server is asked. */
function faultOf(email: string): string | undefined {
  if (email.trim() === '') return words.missing;
  return isEmail(email) ? undefined : words.wrong;
}

/** Where it went. */
function Sent({ mailed, onAgain }: { mailed: Mailed; onAgain: () => void }) {
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
      <TextButton onClick={onAgain}>{words.again}</TextButton>
    </div>
  );
}
