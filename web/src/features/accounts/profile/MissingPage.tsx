import { emptyPersonal, personalDraft } from '@/features/accounts/drafts';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { draftOf, taxOf } from '@/features/accounts/personal/personal';
import { toast } from '@/lib/toast';
import { Failed } from '@/patterns/Failed';
import { FieldCards, FormOf } from '@/patterns/form/Fields';
import { FormFoot } from '@/patterns/form/FormFoot';
import { fieldWords } from '@/patterns/form/words';
import { goBack } from '@/route/navigation';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { act } from '@/wire/act';
import { changeProfile, declareTax } from '@/wire/gen/accounts';
import * as Mend from '@/wire/gen/codes/mend';
import { FactCards } from './FactCards';
import { Follows } from './ItemPage';
import { type Complete, fieldsOf, itemsOf, missingOf } from './parts';
import { StandingNote } from './StandingNote';
import { useItemForm } from './useItemForm';
import { profileWords as words } from './words';

interface MissingPageProps {
  flow: OpeningFlow;
  complete: Complete;
}

/** What is missing as one form, above what is on file; saved, it leads back to who asked for it. */
export default function MissingPage({ flow, complete }: MissingPageProps) {
  const missing = missingOf(complete);
  const opens = flow.opened && complete.mend !== Mend.CertInfo;
  const declares = missing.includes('nonresiFlag');
  const { form, follows } = useItemForm(
    {
      fields: fieldsOf(flow.choices, missing),
      first: flow.personal ? draftOf(flow.personal) : emptyPersonal,
      keep: personalDraft,
      before: async (draft) =>
        declares ? act(declareTax, taxOf(draft), { silent: true }) : undefined,
      check: (draft) => itemsOf(draft, missing),
      submit: changeProfile,
      input: (draft) => itemsOf(draft, missing),
    },
    ({ shown }) => {
      personalDraft.set(null);
      toast.done(words.saved);
      if (shown) goBack();
    },
  );
  return (
    <Page nav={<NavBar title={words.title} />} foot={<FormFoot form={form} act={words.save} />}>
      <Note tone="brand" className="mx-4 my-3">
        <p className="strong">{words.missing(missing.length)}</p>
        <p>{opens ? words.thenBuy : words.notAgain}</p>
      </Note>
      <StandingNote complete={complete} />
      <FormOf form={form}>
        <FieldCards form={form} />
      </FormOf>
      <Follows text={follows} />
      <Failed {...fieldWords.failed} {...words.failed} cause={form.cause} />
      <FactCards flow={flow} complete={complete} />
    </Page>
  );
}
