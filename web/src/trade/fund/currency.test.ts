import { expect, it } from 'vitest';
import { foreignOf } from './currency';

it.each([
  ['156', ''],
  ['840', '美元'],
  ['344', '港元'],
  ['EUR', '欧元'],
  ['392', '外币'],
])('names the currency %s where it is not yuan', (currency, name) => {
  expect(foreignOf({ currency })).toBe(name);
});

it('says nothing of a fund that is not known yet', () => {
  expect(foreignOf(undefined)).toBe('');
});
