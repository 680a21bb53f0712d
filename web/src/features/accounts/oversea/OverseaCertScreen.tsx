import { certTypeOf, saysItself } from '@/features/accounts/certKinds';
import { emptyOversea, type OverseaDraft, overseaDraft } from '@/features/accounts/drafts';
import { OpeningSteps } from '@/features/accounts/opening/OpeningSteps';
import { RealNameStep } from '@/features/accounts/realname/RealNameStep';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { FormPage } from '@/patterns/form/FormPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { TextButton } from '@/ui/Button';
import { userAuth } from '@/wire/gen/accounts';
import * as CertificateType from '@/wire/gen/codes/certificate-type';
import type { Input } from '@/wire/operation';
import { overseaFields } from './fields';
import { overseaWords as words } from './words';

/** The first step of opening by a passport, a permit or a residence card: a person looks at it. */
export default function OverseaCertScreen() {
  return (
    <RealNameStep title={words.title}>
      <OverseaForm />
    </RealNameStep>
  );
}

function OverseaForm() {
  const go = useGo();
  const draft = useStore(overseaDraft) ?? emptyOversea;
  return (
    <FormPage
      title={words.title}
      steps={<OpeningSteps now={1} />}
      fields={overseaFields(draft)}
      first={emptyOversea}
      keep={overseaDraft}
      submit={userAuth}
      input={askedOf}
      renewsFirst
      done={(_, { shown }) => {
        toast.done(words.submitted);
        overseaDraft.set(null);
        if (shown) go(to('/openAudit', { proofType: 'cert' }), { replace: true });
      }}
      act={words.submit}
      slow={words.slow}
      failed={words.failed}
      note={
        <div className="px-5 pb-4 text-center">
          <TextButton onClick={() => go(to('/realname'), { replace: true })}>
            {words.idCard}
          </TextButton>
        </div>
      }
    >
      <p className="px-5 py-3 text-13 text-t2">{words.intro}</p>
    </FormPage>
  );
}

/** What the number says by itself is left out. */
function askedOf(draft: OverseaDraft): Input<typeof userAuth> {
  const { files, sex, birth, nationality, custName, certNo, certBegin, certExpire } = draft;
  const certType = certTypeOf(draft.certType);
  const said = certType !== undefined && saysItself(certType);
  return {
    certType,
    custName: custName.trim(),
    certNo,
    ...(said ? {} : { sex: sex as Input<typeof userAuth>['sex'], birth }),
    ...(certType === CertificateType.ForeignPassport ? { nationality } : {}),
    certBegin,
    certExpire,
    frontFileId: files.certFront,
    backFileId: files.certBack,
  };
}
