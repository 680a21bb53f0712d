import { draftOf } from '@/features/accounts/personal/personal';
import { Note } from '@/ui/Note';
import { changeOneItem } from '@/wire/gen/accounts';
import { ItemOf } from './ItemOf';
import { ItemPage } from './ItemPage';
import { fieldsOf, itemsOf } from './parts';
import { itemWords } from './words';

const words = itemWords.benefit;

/** Who gets what the account earns. */
export default function BenefitScreen() {
  return (
    <ItemOf title={words.title}>
      {({ choices, personal }) => (
        <ItemPage
          title={words.title}
          rule={words.rule}
          fields={fieldsOf(choices, ['hasBenefitPerson'])}
          first={draftOf(personal)}
          check={(draft) => itemsOf(draft, ['hasBenefitPerson'])}
          submit={changeOneItem}
          input={(draft) => itemsOf(draft, ['hasBenefitPerson'])}
        >
          {personal?.benefitPerson && (
            <Note tone="surface" className="mx-4 mb-4">
              {words.onFile(personal.benefitPerson.name, personal.benefitPerson.certNo)}
            </Note>
          )}
        </ItemPage>
      )}
    </ItemOf>
  );
}
