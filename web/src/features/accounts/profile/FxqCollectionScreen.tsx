import { draftOf } from '@/features/accounts/personal/personal';
import { changeProfile } from '@/wire/gen/accounts';
import { fxqFields, fxqItems } from './fxq';
import { ItemOf } from './ItemOf';
import { ItemPage } from './ItemPage';
import { itemWords } from './words';

const words = itemWords.fxq;

/** What the law on money laundering asks for, before an order or by itself. */
export default function FxqCollectionScreen() {
  return (
    <ItemOf title={words.title}>
      {({ choices, personal }) => (
        <ItemPage
          title={words.title}
          rule={words.rule}
          fields={fxqFields(choices, personal)}
          first={draftOf(personal)}
          check={fxqItems}
          submit={changeProfile}
          input={fxqItems}
        />
      )}
    </ItemOf>
  );
}
