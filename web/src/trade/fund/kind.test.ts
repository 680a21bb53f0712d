import { expect, it } from 'vitest';
import { kindOf, wholeKindOf } from './kind';

it('calls an index fund one in lists and on its own page', () => {
  const fund = { category: '指数型-股票', fundTypeName: '股票型' };
  expect(kindOf(fund)).toBe('指数型');
  expect(wholeKindOf(fund)).toBe('指数型·股票');
});

it('falls back to the type where no peer group is known', () => {
  const fund = { category: '', fundTypeName: '债券型' };
  expect([kindOf(fund), wholeKindOf(fund)]).toEqual(['债券型', '债券型']);
});

it('takes a peer group without parts as it is', () => {
  expect([kindOf({ category: '股票型' }), wholeKindOf({ category: '股票型' })]).toEqual([
    '股票型',
    '股票型',
  ]);
});
