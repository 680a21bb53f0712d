import { expect, test } from 'vitest';
import {
  feeFormula,
  figureOf,
  formulaOf,
  isRate,
  rateFormula,
  setFigure,
  setFormula,
  withoutRepeats,
} from './formulas';

test('money gets separators, and a net value stays as it is', () => {
  expect(setFigure('1999400.00')).toBe('1,999,400.00');
  expect(setFigure('1.0576')).toBe('1.0576');
  expect(setFormula('1999.40 ÷ 1.0576')).toBe('1,999.40 ÷ 1.0576');
});

test('a fee is a part of the money; a price below one yuan stays a price', () => {
  expect(feeFormula('1643.94 × 0.0150')).toBe('1,643.94 × 1.50%');
  expect(feeFormula('1000.00 − 999.70')).toBe('1,000.00 − 999.70');
  expect(setFormula('1000.00 × 0.9876')).toBe('1,000.00 × 0.9876');
});

test('a difference of rates and the fee on it are said in percent', () => {
  expect(isRate({ label: '申购费率差' })).toBe(true);
  expect(rateFormula('max(0.0080 − 0.0030, 0)')).toBe('0.80% − 0.30%，不足0按0');
  expect(feeFormula('11940.00 × 0.0005 ÷ (1 + 0.0005)')).toBe('11,940.00 × 0.05% ÷ (1 + 0.05%)');
});

test('a rate is said in percent wherever it stands', () => {
  expect(setFormula('2000.00 ÷ (1 + 0.0003)')).toBe('2,000.00 ÷ (1 + 0.03%)');
  expect(rateFormula('0.0030 × 0.1000')).toBe('0.30% × 1折');
  expect(rateFormula('0.0015 × 1.0000')).toBe('0.0015 × 1.0000');
  expect(isRate({ label: '折后费率' })).toBe(true);
  expect(isRate({ label: '净申购金额' })).toBe(false);
});

test('what a voucher makes of a discount is said in tenths', () => {
  const step = { label: '抵费券后折扣', formula: '0.1000 − 0.0500', rounded: '0.0500' };
  expect(formulaOf(step)).toBe('1折 − 0.5折');
  expect(figureOf(step)).toBe('0.5折');
  const least = { ...step, formula: 'max(0.1000 − 0.0500, 0.0700)', rounded: '0.0700' };
  expect(formulaOf(least)).toBe('1折 − 0.5折，最低0.7折');
  expect(figureOf(least)).toBe('0.7折');
});

test('the totals of a single lot, which only repeat it, are left out', () => {
  const step = (label: string, formula: string, rounded: string) => ({ label, formula, rounded });
  const single = [
    step('第1批金额（持有104天）', '500.00 × 1.1000', '550.00'),
    step('第1批赎回费', '550.00 × 0.0050', '2.75'),
    step('转出金额', '550.00', '550.00'),
    step('赎回费合计', '2.75', '2.75'),
    step('转出净额', '550.00 − 2.75', '547.25'),
  ];
  const labels = withoutRepeats(single).map(({ label }) => label);
  expect(labels).toEqual(['金额（持有104天）', '赎回费', '转出净额']);
  const two = [...single, step('第2批金额（持有3天）', '1.00 × 1.1000', '1.10')];
  expect(withoutRepeats(two)).toEqual(two);
  const bought = [step('净申购金额', '100.00', '100.00')];
  expect(withoutRepeats(bought)).toEqual(bought);
});
