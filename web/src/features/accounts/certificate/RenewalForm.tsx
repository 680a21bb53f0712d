import { lazy, Suspense, useEffect, useState } from 'react';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { toast } from '@/lib/toast';
import { Failed } from '@/patterns/Failed';
import { FieldCards, FieldLines, FormOf } from '@/patterns/form/Fields';
import { FormFoot } from '@/patterns/form/FormFoot';
import { useForm } from '@/patterns/form/useForm';
import { fieldWords } from '@/patterns/form/words';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { ServiceIcon } from '@/trade/customer/ServiceIcon';
import { useBusinessDay } from '@/trade/market/businessDay';
import { type CertificateReading, inTurn } from '@/trade/photo/photos';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { act } from '@/wire/act';
import { call } from '@/wire/call';
import { refusedWith } from '@/wire/failure';
import { changeOneItem, readCertificate } from '@/wire/gen/accounts';
import { verifyPassword } from '@/wire/gen/identity';
import { useWork } from '@/wire/useWork';
import { CertHero } from './CertHero';
import type { Cert } from './certState';
import { type RenewalDraft, renewalDraft } from './drafts';
import type { PhotoMark } from './FramedPhoto';
import type { Side } from './frames';
import {
  askedOf,
  daysOf,
  emptyRenewal,
  hasRead,
  markOf,
  photosTitle,
  type ReadDays,
  type ReadSoFar,
  renewalFields,
  withDays,
  withRead,
} from './renewal';
import { renewWords as words } from './words';

// Below the first view, or met once photos are read.
const Ahead = lazy(() => import('./Ahead'));
const DoubtRow = lazy(() => import('./DoubtRow'));
const ReadCard = lazy(() => import('./ReadCard'));

/** Not valid for longer than the one on file. */
const NOT_LATER = 12029;
/** Both photos are one and the same. */
const SAME_PICTURE = 12034;
/** The photo is of another number. */
const OTHER_CERTIFICATE = 12030;
/** The photo has another validity than was typed. */
const OTHER_VALIDITY = 12031;

/** The new certificate; what its photos say is compared with the account and the form at once. */
export function RenewalForm({ cert, custName }: RenewalFormProps) {
  const go = useGo();
  const reading = useReading((...said) =>
    form.change(withDays(renewalDraft.get() ?? emptyRenewal, ...said)),
  );
  const form = useForm({
    fields: renewalFields(cert, {
      ...reading,
      doubt: (field) => (
        <Suspense>
          <DoubtRow {...field} onMend={() => focusOn(form.id)} />
        </Suspense>
      ),
    }),
    first: emptyRenewal,
    keep: renewalDraft,
    before: ({ password }: RenewalDraft) => act(verifyPassword, { password }, { silent: true }),
    submit: changeOneItem,
    input: askedOf,
    renewsFirst: true,
    lands,
    done: (_, { shown }) => {
      toast.done(words.submitted);
      renewalDraft.set(null);
      if (shown) go(to('/certInfo'), { replace: true });
    },
  });
  // A password outlives no screen.
  useEffect(() => () => renewalDraft.set((now) => now && { ...now, password: '' }), []);
  const today = useBusinessDay();
  const taken = Object.keys(form.draft.files).length;
  const of = (...names: readonly string[]) => ({
    ...form,
    fields: form.fields.filter(({ name }) => names.includes(name)),
  });
  return (
    <Page
      nav={<NavBar title={words.title} end={<ServiceIcon />} />}
      foot={<FormFoot form={form} act={words.submit} />}
    >
      <CertHero cert={cert} today={today} />
      <FormOf form={form}>
        <Card
          title={photosTitle(cert)}
          end={<span className="num text-13 text-t3">{words.taken(taken)}</span>}
        >
          <FieldLines form={of('files')} />
        </Card>
        <Suspense>
          {hasRead(reading.read) && (
            <ReadCard cert={cert} custName={custName} read={reading.read} />
          )}
        </Suspense>
        <FieldCards form={of('certNo', 'certBegin', 'certExpire', 'longTerm', 'daysRight')} />
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <Ahead cert={cert} today={today} />
        </Suspense>
        <FieldCards form={of('password')} />
      </FormOf>
      <Failed {...fieldWords.failed} {...words.failed} cause={form.cause} />
    </Page>
  );
}

interface RenewalFormProps {
  cert: Cert;
  custName: OpeningFlow['custName'];
}

function focusOn(form: string) {
  document.getElementById(`${form}certBegin`)?.focus();
}

/** What became of a photo that was read; another one of its side takes its place. */
interface Photo {
  mark?: PhotoMark;
  said?: CertificateReading;
}

/** Reads each photo as it is uploaded; `onDays` takes the days that one says, and those before. */
function useReading(onDays: (days: ReadDays, last?: ReadDays) => void) {
  const [marks, setMarks] = useState<Partial<Record<Side, Photo>>>({});
  const [last, setLast] = useState<ReadDays>();
  const note = (side: Side, photo: Photo) => setMarks((now) => ({ ...now, [side]: photo }));
  const work = useWork(
    async ({ side, fileId }: { side: Side; fileId: string }) => {
      note(side, { mark: 'reading' });
      const asked = inTurn(() => call(readCertificate, { fileId }, { silent: true }));
      // Nobody has to read it: the auditors look at the photo itself.
      const said = await asked.catch(() => undefined);
      note(side, { mark: said && markOf(said, side), said });
      return said && daysOf(said);
    },
    {
      onSuccess: (days) => {
        if (!days) return;
        onDays(days, last);
        setLast(days);
      },
    },
  );
  return {
    read: Object.values(marks).reduce<ReadSoFar>((so, { said }) => withRead(so, said), {}),
    last,
    marks,
    onUploaded: (side: Side, fileId: string) => work.mutate({ side, fileId }),
  };
}

/** Where a refusal is said. */
function lands(cause: Error, ahead: boolean): keyof RenewalDraft | undefined {
  if (ahead) return 'password';
  if (refusedWith(cause, OTHER_CERTIFICATE)) return 'files';
  if (refusedWith(cause, SAME_PICTURE)) return 'files';
  if (refusedWith(cause, OTHER_VALIDITY)) return 'certBegin';
  return refusedWith(cause, NOT_LATER) ? 'certExpire' : undefined;
}
