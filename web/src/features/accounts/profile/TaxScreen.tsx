import { draftOf, taxOf } from '@/features/accounts/personal/personal';
import { declareTax } from '@/wire/gen/accounts';
import { ItemOf } from './ItemOf';
import { ItemPage } from './ItemPage';
import { fieldsOf } from './parts';
import { itemWords } from './words';

const words = itemWords.tax;

/** The declaration of tax residency, which is made anew as a whole. */
export default function TaxScreen() {
  return (
    <ItemOf title={words.title}>
      {({ choices, personal }) => (
        <ItemPage
          {...words}
          fields={fieldsOf(choices, ['nonresiFlag'])}
          first={draftOf(personal)}
          submit={declareTax}
          input={taxOf}
        />
      )}
    </ItemOf>
  );
}
