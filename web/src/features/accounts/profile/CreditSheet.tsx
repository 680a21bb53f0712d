import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { draftOf } from '@/features/accounts/personal/personal';
import { toast } from '@/lib/toast';
import { Failed } from '@/patterns/Failed';
import { FieldLines, FormOf } from '@/patterns/form/Fields';
import { fieldWords } from '@/patterns/form/words';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { changeOneItem } from '@/wire/gen/accounts';
import { Follows } from './ItemPage';
import { fieldsOf, itemsOf } from './parts';
import { useItemForm } from './useItemForm';
import { itemWords, profileWords as words } from './words';

interface CreditSheetProps {
  flow: OpeningFlow;
  open: boolean;
  onClose: () => void;
}

/** The record of bad credit, which has no screen of its own. */
export default function CreditSheet({ flow, open, onClose }: CreditSheetProps) {
  const { form, follows } = useItemForm(
    {
      fields: fieldsOf(flow.choices, ['credit']),
      first: draftOf(flow.personal),
      check: (draft) => itemsOf(draft, ['credit']),
      submit: changeOneItem,
      input: (draft) => itemsOf(draft, ['credit']),
    },
    () => {
      toast.done(words.saved);
      close();
    },
  );
  function close() {
    form.clear();
    onClose();
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={itemWords.credit.title}
      foot={
        <Button
          wide
          type="submit"
          form={form.id}
          disabled={form.lack !== undefined}
          loading={form.pending}
        >
          {words.save}
        </Button>
      }
    >
      <p className="pb-2 text-13 text-t2">{itemWords.credit.rule}</p>
      <FormOf form={form}>
        <FieldLines form={form} />
      </FormOf>
      <Follows text={follows} bare />
      <Failed {...fieldWords.failed} {...words.failed} cause={form.cause} />
      <p className="text-13 text-t3">{itemWords.told}</p>
    </Sheet>
  );
}
