import { draftOf } from '@/features/accounts/personal/personal';
import { changeOneItem } from '@/wire/gen/accounts';
import { ItemOf } from './ItemOf';
import { ItemPage } from './ItemPage';
import { fieldsOf, itemsOf } from './parts';
import { itemWords } from './words';

const words = itemWords.address;

/** Where the customer lives. */
export default function AddressScreen() {
  return (
    <ItemOf title={words.title}>
      {({ choices, personal }) => (
        <ItemPage
          {...words}
          fields={fieldsOf(choices, ['address'])}
          first={draftOf(personal)}
          check={(draft) => itemsOf(draft, ['address'])}
          submit={changeOneItem}
          input={(draft) => itemsOf(draft, ['address'])}
        />
      )}
    </ItemOf>
  );
}
