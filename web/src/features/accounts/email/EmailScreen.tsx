import { toast } from '@/lib/toast';
import { goBack, useGo } from '@/route/navigation';
import { useBackCloses } from '@/route/useBackCloses';
import { EmailCodeStep, EmailField } from '@/trade/customer/code/EmailSteps';
import { useEmailCode } from '@/trade/customer/code/useEmailCode';
import { EntryPage, FieldBlock } from '@/trade/customer/EntryPage';
import { emailWords } from '@/trade/customer/words.mail';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { Note } from '@/ui/Note';
import { takeRoute } from '@/wire/session';
import { ItemOf } from '../profile/ItemOf';
import { words } from './words';

/** The customer's e-mail: an address, and the code that was mailed there. */
export default function EmailScreen() {
  return (
    <ItemOf title={words.title}>
      {({ personal }) => (
        <EmailForm
          onFile={personal?.email ?? undefined}
          unconfirmed={personal?.unconfirmedEmail ?? undefined}
        />
      )}
    </ItemOf>
  );
}

interface EmailFormProps {
  onFile: string | undefined;
  /** Kept before addresses were confirmed. */
  unconfirmed: string | undefined;
}

function EmailForm({ onFile, unconfirmed }: EmailFormProps) {
  const go = useGo();
  const code = useEmailCode(unconfirmed, (_, { shown }) => {
    toast.done(words.done);
    if (!shown) return;
    // Back to the flow that asked for it.
    const wanted = takeRoute();
    if (wanted) go(wanted, { replace: true });
    else goBack();
  });
  useBackCloses(code.step === 'code', code.other);
  if (code.step === 'code') {
    return (
      <EntryPage
        title={words.code}
        sub={emailWords.sentTo(code.to)}
        onBack={code.other}
        foot={code.typed.keypad}
      >
        <EmailCodeStep code={code} />
      </EntryPage>
    );
  }
  const isSame = onFile !== undefined && code.to === onFile;
  return (
    <EntryPage title={onFile ? words.change : words.first} sub={words.what}>
      {onFile && <OnFile email={onFile} />}
      {unconfirmed && (
        <Note tone="warn" className="mt-5">
          <p className="strong wrap-anywhere">{words.unconfirmed(unconfirmed)}</p>
          <p>{words.unconfirmedText}</p>
        </Note>
      )}
      <Form onSubmit={code.begin}>
        <FieldBlock>
          <EmailField code={code} label={onFile && words.label} />
        </FieldBlock>
        <Button
          wide
          type="submit"
          className="mt-5 w-full"
          disabled={code.to === '' || isSame}
          loading={code.sent.sending}
        >
          {emailWords.getCode}
        </Button>
      </Form>
      <p className="mt-3 text-center text-13 text-t3">{isSame ? words.same : emailWords.codeTo}</p>
    </EntryPage>
  );
}

function OnFile({ email }: { email: string }) {
  return (
    <p className="mt-5 text-15">
      <span className="block text-13 text-t3">{words.now}</span>
      <b className="strong wrap-anywhere">{email}</b>{' '}
      <span className="text-13 text-t2">{words.confirmed}</span>
    </p>
  );
}
