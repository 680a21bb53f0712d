import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { isDemo } from '@/lib/demo';
import { isEmail } from '@/trade/customer/email';
import { useUser } from '@/trade/customer/user';
import type { Order } from '@/trade/order/states';
import { Button, TextButton } from '@/ui/Button';
import { Input } from '@/ui/Input';
import { Sheet } from '@/ui/Sheet';
import { act } from '@/wire/act';
import { call } from '@/wire/call';
import { sentenceOf } from '@/wire/failure';
import { changeEmail } from '@/wire/gen/accounts';
import { mailStatement } from '@/wire/gen/orders';
import { useWork } from '@/wire/useWork';
import { statementWords as words } from './words.statement';

interface StatementSheetProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** Asks for an e-mail, keeps it as the customer's, and mails the statement of the order to it. */
export default function StatementSheet({ order, open, onClose }: StatementSheetProps) {
  const { data: user } = useUser();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const email = typed ?? user?.orignEmail ?? '';
  const sending = useSending(order.orderNo, setFault);
  function send() {
    const wrong = faultOf(email);
    setFault(wrong);
    if (!wrong) sending.mutate(email.trim());
  }
  function type(text: string) {
    setTyped(text);
    setFault(undefined);
  }
  const { isPending } = sending;
  const sentTo = sending.data?.email;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      foot={
        <Button wide loading={isPending} onClick={sentTo ? onClose : send}>
          {sentTo ? words.done : words.send}
        </Button>
      }
    >
      {sentTo ? (
        <SentTo email={sentTo} onAgain={sending.reset} />
      ) : (
        <AddressForm email={email} fault={fault} busy={isPending} onChange={type} onSend={send} />
      )}
    </Sheet>
  );
}

interface AddressFormProps {
  email: string;
  fault: string | undefined;
  busy: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** What will be mailed, and where to. */
function AddressForm({ email, fault, busy, onChange, onSend }: AddressFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <p className="pb-2 text-15 text-t2">{words.what}</p>
      <Input
        label={words.email}
        value={email}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={words.hint}
        maxLength={64}
        disabled={busy}
        error={fault}
        hint={words.kept}
        onChange={onChange}
      />
    </form>
  );
}

/** Keeps the address first: the server mails to the one on file only. */
function useSending(orderNo: string, onFault: (sentence?: string) => void) {
  return useWork(
    async (email: string) => {
      await act(changeEmail, { email }, { silent: true });
      return call(mailStatement, { orderNo }, { silent: true });
    },
    { onError: (cause) => onFault(sentenceOf(cause)) },
  );
}

/** What is wrong with an address, before the server is asked. */
function faultOf(email: string): string | undefined {
  if (email.trim() === '') return words.missing;
  return isEmail(email) ? undefined : words.wrong;
}

/** Where the statement went. */
function SentTo({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 pt-2 pb-3 text-center">
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden="true" className="text-brand" />
      <p className="text-17 strong">{words.sent}</p>
      <p className="text-15 strong wrap-anywhere">{email}</p>
      <p className="text-13 text-t2">{words.wait}</p>
      {isDemo() && (
        <a href="/demo/mail" target="_blank" rel="noreferrer" className="text-link">
          {words.demo}
        </a>
      )}
      <TextButton onClick={onAgain}>{words.again}</TextButton>
    </div>
  );
}
