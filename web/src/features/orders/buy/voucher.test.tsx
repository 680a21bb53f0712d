import { expect, it } from 'vitest';
import { buyFee } from '@/wire/gen/orders';
import { sample } from '../../../../test/sample';
import { chargedFee, voucherOf } from './voucher';

const plain = { ...sample(buyFee), fee: '7.99', discount: '0.1000', withVoucher: null };
const voucher = {
  voucherId: 'fee',
  name: '嘉豆抵费券',
  points: 100,
  lowersBy: '0.0500',
  discountWithout: '0.1000',
  feeWithout: '7.99',
  saved: '3.99',
};
const { withVoucher: _none, ...bought } = plain;
const lowered = {
  ...bought,
  voucher,
  fee: '4.00',
  discount: '0.0500',
  available: 150,
  enough: true,
};
const offered = { ...plain, withVoucher: lowered };

it('charges the lowered fee only where it is wanted', () => {
  expect(chargedFee(offered, true)).toMatchObject({ fee: '4.00', asked: plain.asked });
  expect(chargedFee(offered, false)).toBe(offered);
  expect(chargedFee(plain, true)).toBe(plain);
  expect(chargedFee(undefined, true)).toBeUndefined();
});

it('charges the ordinary fee where the points are too few', () => {
  const few = { ...offered, withVoucher: { ...lowered, available: 35, enough: false } };
  expect(chargedFee(few, true)?.fee).toBe('7.99');
  expect(voucherOf(chargedFee(few, true))).toBeUndefined();
});

it('names what was read with the order', () => {
  const read = { voucherId: 'fee', points: 100, discount: '0.0500' };
  expect(voucherOf(chargedFee(offered, true))).toEqual(read);
  expect(voucherOf(offered)).toBeUndefined();
});
