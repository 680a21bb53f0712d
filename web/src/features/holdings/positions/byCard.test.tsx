import { expect, it } from 'vitest';
import { heldDetail } from '@/wire/gen/holdings';
import { sample } from '../../../../test/sample';
import { byCard } from './byCard';

const detail = sample(heldDetail);
const [held] = detail.cards;
if (!held) throw new Error('the sample is held under a card');
const cards = [
  { tradeAcco: null, bankName: '待签约银行', tail: '9056' },
  { tradeAcco: 'empty', bankName: '江汀银行', tail: '1111' },
  { tradeAcco: held.tradeAcco, bankName: '江汀银行', tail: '0000' },
];

it('lists what each card has, and no card without shares', () => {
  const found = byCard([detail], cards);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ name: '江汀银行 储蓄卡 0000', rows: [{ card: held }] });
});

it('keeps shares under a card that is not known any more', () => {
  const gone = { ...held, tradeAcco: '0000000009999' };
  const sold = { ...held, tradeAcco: 'empty', shares: '0.00' };
  const found = byCard([{ ...detail, cards: [sold, held, gone] }], cards);
  expect(found.map(({ name }) => name)).toEqual(['江汀银行 储蓄卡 0000', '0000000009999']);
});
