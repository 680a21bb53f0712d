import { useQuery } from '@tanstack/react-query';
import { type PersonalDraft, personalDraft } from '@/features/accounts/drafts';
import { OpeningSteps } from '@/features/accounts/opening/OpeningSteps';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { openingWords, realnameWords, personalWords as words } from '@/features/accounts/words';
import { useStore } from '@/lib/store';
import { Failed } from '@/patterns/Failed';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { goBack, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { act } from '@/wire/act';
import { changeProfile, declareTax, openflow } from '@/wire/gen/accounts';
import { renew } from '@/wire/renew';
import { useWork } from '@/wire/useWork';
import { PersonalForm } from './PersonalForm';
import { draftOf, missingOf, profileOf, taxOf } from './personal';

/** The second step of opening: work, address, tax residency, beneficiary and credit record. */
export default function PersonalInfoScreen() {
  const flow = useQuery(openflow());
  if (flow.data) return <Personal flow={flow.data} />;
  return (
    <Page nav={<NavBar title={words.title} />}>
      <OpeningSteps now={2} />
      {flow.isError ? (
        <QueryFailed
          cause={flow.error}
          title={openingWords.failed}
          onRetry={() => void flow.refetch()}
        />
      ) : (
        <div className="pt-3">
          <SkeletonRows />
        </div>
      )}
    </Page>
  );
}

const FORM = 'personal-facts';

function Personal({ flow }: { flow: OpeningFlow }) {
  const typed = useStore(personalDraft);
  const draft = typed ?? draftOf(flow.personal);
  const change = (part: Partial<PersonalDraft>) =>
    personalDraft.set((now) => ({ ...(now ?? draft), ...part }));
  const go = useGo();
  const save = useWork(
    async () => {
      await act(declareTax, taxOf(draft), { silent: true });
      await act(changeProfile, profileOf(draft), { silent: true });
      // What follows reads what was changed.
      await renew(changeProfile.writes);
    },
    {
      onSuccess: () => {
        // Who has an account came from a purchase that wanted these facts.
        if (flow.opened) goBack();
        else go(to('/bankauth'));
      },
    },
  );
  const missing = missingOf(draft);
  return (
    <Page
      nav={<NavBar title={words.title} />}
      foot={
        <BottomBar>
          {missing && <span className="flex-none text-13 text-t3">{words.missing(missing)}</span>}
          <Button
            wide
            type="submit"
            form={FORM}
            disabled={missing !== null}
            loading={save.isPending}
          >
            {words.next}
          </Button>
        </BottomBar>
      }
    >
      {!flow.opened && <OpeningSteps now={2} />}
      <Form id={FORM} onSubmit={() => save.mutate()}>
        <PersonalForm draft={draft} choices={flow.choices} onChange={change} />
      </Form>
      <Failed
        cause={save.isPending ? null : save.error}
        refused={words.refused}
        refusedTodo={words.refusedTodo}
        lost={realnameWords.lost}
        lostTodo={realnameWords.lostTodo}
      />
    </Page>
  );
}
