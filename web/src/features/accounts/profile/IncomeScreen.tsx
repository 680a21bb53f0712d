import { draftOf } from '@/features/accounts/personal/personal';
import { changeOneItem } from '@/wire/gen/accounts';
import { ItemOf } from './ItemOf';
import { ItemPage } from './ItemPage';
import { fieldsOf, itemsOf } from './parts';
import { itemWords } from './words';

const words = itemWords.income;
const INCOME = ['income', 'incomeSource'] as const;

/** Yearly income, and where it comes from: for the server one item. */
export default function IncomeScreen() {
  return (
    <ItemOf title={words.title}>
      {({ choices, personal }) => (
        <ItemPage
          title={words.title}
          rule={words.rule}
          fields={fieldsOf(choices, INCOME)}
          first={draftOf(personal)}
          check={(draft) => itemsOf(draft, INCOME)}
          submit={changeOneItem}
          input={(draft) => itemsOf(draft, INCOME)}
        />
      )}
    </ItemOf>
  );
}
