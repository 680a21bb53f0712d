import { childDraft, emptyChild } from '@/features/childaccounts/drafts';
import { assumptionOf, type Goal } from '@/features/childaccounts/goal/goal';
import { entryWords as words } from '@/features/childaccounts/words.entry';
import { toast } from '@/lib/toast';
import { FormPage } from '@/patterns/form/FormPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Foot } from '@/ui/Page';
import { createChild } from '@/wire/gen/childaccounts';
import { childFields } from './fields';
import { inputOf } from './inputOf';

interface CreateChildFormProps {
  cards: readonly { cardId: string; bankName: string; tail: string; isDefault: boolean }[];
  goal: Goal;
}

/** Who the child is, what is wished for, and which card pays. */
export function CreateChildForm({ cards, goal }: CreateChildFormProps) {
  const today = useBusinessDay();
  const go = useGo();
  const chosen = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  const choices = cards.map(({ cardId, bankName, tail }) => ({
    code: cardId,
    name: words.bank(bankName, tail),
  }));
  const { rate } = assumptionOf(goal, undefined);
  return (
    <FormPage
      title={words.title}
      fields={childFields({ today, goal, cards: choices })}
      first={{ ...emptyChild, rate, ...(chosen && { cardId: chosen.cardId }) }}
      keep={childDraft}
      submit={createChild}
      input={(draft) => inputOf(draft)}
      renewsFirst
      done={({ childNo, name }, { shown }) => {
        toast.done(words.made(name));
        if (shown) go(to('/childAccount', { childNo }), { replace: true });
        childDraft.set(null);
      }}
      act={words.make}
      failed={words.refused}
      note={<Foot>{words.registered}</Foot>}
    />
  );
}
