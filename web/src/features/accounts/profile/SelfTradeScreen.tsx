import type { Field } from '@/patterns/form/field';
import { segment } from '@/patterns/form/segment';
import { changeOneItem } from '@/wire/gen/accounts';
import type { Input } from '@/wire/operation';
import { ItemOf } from './ItemOf';
import { ItemPage } from './ItemPage';
import { itemWords } from './words';

const words = itemWords.selfTrade;

interface SelfTradeDraft {
  by: 'self' | 'others';
}

const FIELDS: readonly Field<SelfTradeDraft>[] = [
  {
    name: 'by',
    label: words.label,
    card: words.label,
    kind: segment([
      { value: 'self', label: words.own },
      { value: 'others', label: words.others },
    ]),
    below: (by) => by === 'self' && <p className="mt-3 text-13 text-t2">{words.plain}</p>,
  },
];

const itemsOf = ({ by }: SelfTradeDraft): Pick<Input<typeof changeOneItem>, 'selfTradeFlag'> => ({
  selfTradeFlag: by === 'self',
});

/** Whether the customer alone trades: who does not can buy nothing, and redeem all. */
export default function SelfTradeScreen() {
  return (
    <ItemOf title={words.title}>
      {({ personal }) => (
        <ItemPage
          title={words.title}
          rule={words.rule}
          fields={FIELDS}
          first={{ by: personal?.selfTradeFlag === false ? 'others' : 'self' }}
          check={itemsOf}
          submit={changeOneItem}
          input={itemsOf}
        />
      )}
    </ItemOf>
  );
}
