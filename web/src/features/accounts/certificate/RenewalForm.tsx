import { useState } from 'react';
import { toast } from '@/lib/toast';
import { Failed } from '@/patterns/Failed';
import { FieldCards, FormOf } from '@/patterns/form/Fields';
import { FormFoot } from '@/patterns/form/FormFoot';
import { useForm } from '@/patterns/form/useForm';
import { useStaying } from '@/patterns/form/useStaying';
import { fieldWords } from '@/patterns/form/words';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { inTurn } from '@/trade/photo/photos';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { act } from '@/wire/act';
import { call } from '@/wire/call';
import { refusedWith } from '@/wire/failure';
import { changeOneItem, readCertificate } from '@/wire/gen/accounts';
import { verifyPassword } from '@/wire/gen/identity';
import { useWork } from '@/wire/useWork';
import type { Cert } from './certState';
import {
  askedOf,
  daysOf,
  emptyRenewal,
  isSame,
  type ReadDays,
  type RenewalDraft,
  renewalFields,
  withDays,
} from './renewal';
import { renewWords as words } from './words';

/** Not valid for longer than the one on file. */
const NOT_LATER = 12029;
/** The photo is of another number. */
const OTHER_CERTIFICATE = 12030;
/** The photo has another validity than was typed. */
const OTHER_VALIDITY = 12031;

/** The new certificate; what its photos say is compared with the account and the form at once. */
export function RenewalForm({ cert }: { cert: Cert }) {
  const go = useGo();
  const [days, setDays] = useState<ReadDays | null>(null);
  const [same, setSame] = useState<boolean>();
  const reading = useWork(
    (fileId: string) => inTurn(() => call(readCertificate, { fileId }, { silent: true })),
    {
      onSuccess: (read) => {
        setSame((now) => isSame(read, cert) ?? now);
        const said = daysOf(read);
        if (!said) return;
        setDays(said);
        form.change(withDays(form.draft, said));
      },
    },
  );
  const form = useForm({
    fields: renewalFields(cert, days, (fileId) => reading.mutate(fileId)),
    first: emptyRenewal,
    before: ({ password }: RenewalDraft) => act(verifyPassword, { password }, { silent: true }),
    submit: changeOneItem,
    input: askedOf,
    renewsFirst: true,
    lands,
    done: (_, { shown }) => {
      toast.done(words.submitted);
      if (shown) go(to('/certInfo'), { replace: true });
    },
  });
  const back = useStaying(form.unsaved);
  return (
    <Page
      nav={<NavBar title={words.title} onBack={back} />}
      foot={<FormFoot form={form} act={words.submit} />}
    >
      <p className="px-5 py-3 text-13 text-t2">{words.rule}</p>
      <FormOf form={form}>
        <FieldCards form={form} />
      </FormOf>
      {same !== undefined && (
        <div className="mx-4 mb-3" role="status">
          <Note tone={same ? 'brand' : 'warn'}>{same ? words.same : words.other}</Note>
        </div>
      )}
      <Failed {...fieldWords.failed} {...words.failed} cause={form.cause} />
    </Page>
  );
}

/** Where a refusal is said. */
function lands(cause: Error, ahead: boolean): keyof RenewalDraft | undefined {
  if (ahead) return 'password';
  if (refusedWith(cause, OTHER_CERTIFICATE)) return 'files';
  if (refusedWith(cause, OTHER_VALIDITY)) return 'certBegin';
  return refusedWith(cause, NOT_LATER) ? 'certExpire' : undefined;
}
