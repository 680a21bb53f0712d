import { useQuery } from '@tanstack/react-query';
import { personalDraft } from '@/features/accounts/drafts';
import { OpeningSteps } from '@/features/accounts/opening/OpeningSteps';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { useOpening } from '@/features/accounts/opening/useOpening';
import { openingWords, personalWords as words } from '@/features/accounts/words';
import { FormPage } from '@/patterns/form/FormPage';
import { QueryView } from '@/patterns/QueryView';
import { goBack } from '@/route/navigation';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { act } from '@/wire/act';
import { changeProfile, declareTax, openflow } from '@/wire/gen/accounts';
import { personalFields } from './fields';
import { draftOf, profileOf, taxOf } from './personal';

/** The second step of opening: work, address, tax residency, beneficiary and credit record. */
export default function PersonalInfoScreen() {
  const flow = useQuery(openflow());
  if (flow.data) return <Personal flow={flow.data} />;
  return (
    <Page nav={<NavBar title={words.title} />}>
      <OpeningSteps now={2} />
      <QueryView query={flow} bones={<Bones />} failed={openingWords.failed}>
        {() => null}
      </QueryView>
    </Page>
  );
}

function Personal({ flow }: { flow: OpeningFlow }) {
  const opening = useOpening();
  return (
    <FormPage
      title={words.title}
      steps={!flow.opened && <OpeningSteps now={opening.now} />}
      fields={personalFields(flow.choices)}
      first={draftOf(flow.personal)}
      keep={personalDraft}
      before={(draft) => act(declareTax, taxOf(draft), { silent: true })}
      submit={changeProfile}
      input={profileOf}
      renewsFirst
      done={(_, { shown }) => {
        if (!shown) return;
        // Who has an account came from a purchase that wanted these facts.
        if (flow.opened) goBack();
        else opening.next();
      }}
      act={words.next}
      failed={words.failed}
    />
  );
}

function Bones() {
  return (
    <div className="pt-3">
      <SkeletonRows />
    </div>
  );
}
