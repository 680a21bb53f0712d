import { emptyRealName, type RealNameDraft, realNameDraft } from '@/features/accounts/drafts';
import { OpeningSteps } from '@/features/accounts/opening/OpeningSteps';
import { useOpening } from '@/features/accounts/opening/useOpening';
import { realnameWords as words } from '@/features/accounts/words';
import { useStore } from '@/lib/store';
import { FormPage } from '@/patterns/form/FormPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { TextButton } from '@/ui/Button';
import { userAuth } from '@/wire/gen/accounts';
import { CertificatePhotos } from './CertificatePhotos';
import { readSoFar } from './certificateDraft';
import { realNameFields } from './fields';
import { RealNameStep } from './RealNameStep';
import { useReadsPhotos } from './useReadsPhotos';
import { LONG_TERM } from './validity';

/** The register of identities gave the server no answer. */
const CHECK_UNAVAILABLE = 12007;

/** The first step of opening: the certificate, checked while it is typed and then by the register. */
export default function RealNameScreen() {
  const { asking } = useReadsPhotos();
  return (
    <RealNameStep title={words.title} waits={asking}>
      <RealNameForm />
    </RealNameStep>
  );
}

export function RealNameForm() {
  const opening = useOpening();
  const go = useGo();
  return (
    <FormPage
      title={words.title}
      steps={<OpeningSteps now={1} />}
      fields={realNameFields(useStore(readSoFar))}
      first={emptyRealName}
      keep={realNameDraft}
      submit={userAuth}
      input={askedOf}
      done={({ needProof }, { shown }) => {
        if (!shown) return;
        if (needProof) go(to('/openAudit', { proofType: 'cert' }));
        else opening.next();
      }}
      act={words.next}
      slow={words.slow}
      failed={{ ...words.failed, lostCode: CHECK_UNAVAILABLE }}
      note={
        <div className="px-5 pb-4">
          <TextButton onClick={() => go(to('/overseaCert'))}>{words.oversea}</TextButton>
          <p className="mt-2 text-13 text-t3">{words.fraud}</p>
        </div>
      }
    >
      <CertificatePhotos />
    </FormPage>
  );
}

function askedOf({ custName, certNo, certBegin, certExpire, longTerm }: RealNameDraft) {
  const last = longTerm ? LONG_TERM : certExpire;
  return { custName: custName.trim(), certNo, certBegin, certExpire: last };
}
