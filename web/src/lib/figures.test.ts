import { describe, expect, it } from 'vitest';
import {
  amount,
  direction,
  discount,
  inPercent,
  maskMobile,
  percent,
  signed,
  signedPercent,
  size,
} from './figures';

describe('figures', () => {
  it.each([
    ['2327854.64', '2,327,854.64'],
    ['0', '0.00'],
    ['-1036.92', '−1,036.92'],
    ['999.995', '1,000.00'],
    ['0.004', '0.00'],
    ['-0.004', '0.00'],
    ['123456789012345678901.5', '123,456,789,012,345,678,901.50'],
    ['007.1', '7.10'],
  ])('sets the amount %s as %s', (value, text) => {
    expect(amount(value)).toBe(text);
  });

  it('keeps four decimals of a net value', () => {
    expect(amount('2.4817', 4)).toBe('2.4817');
    expect(amount('2.48', 4)).toBe('2.4800');
  });

  it.each([null, undefined, '', 'nan', '1e5', '--'])('shows a missing figure for %s', (value) => {
    expect(amount(value)).toBe('--');
    expect(percent(value)).toBe('--');
  });

  it('writes the sign of a change, and none on zero', () => {
    expect(signed('1341.76')).toBe('+1,341.76');
    expect(signed('-7.86')).toBe('−7.86');
    expect(signed('0.00')).toBe('0.00');
    expect(signedPercent('38.62')).toBe('+38.62%');
  });

  it('tells the direction of amounts smaller than a fen', () => {
    expect(direction('0.0001')).toBe('up');
    expect(direction('-0.0001')).toBe('down');
    expect(direction('0.0000')).toBe('flat');
    expect(direction(null)).toBe('flat');
    expect(direction('0.0031', 2)).toBe('flat');
  });

  it.each([
    ['200000', '20万'],
    ['50000', '5万'],
    ['8641000000', '86.41亿'],
    ['12345', '1.23万'],
    ['10.00', '10'],
    ['9999', '9,999'],
    ['1000000', '100万'],
    ['-200000', '−20万'],
    ['-8641000000', '−86.41亿'],
    ['-50', '−50'],
    ['99999999', '1亿'],
    ['99994999', '9,999.5万'],
    ['99990000', '9,999万'],
  ])('shortens the size %s to %s', (value, text) => {
    expect(size(value)).toBe(text);
  });

  it.each([
    ['0.38621', '38.62%'],
    ['-0.1428', '−14.28%'],
    ['1.5', '150.00%'],
    ['0', '0.00%'],
    ['0.0008', '0.08%'],
    [null, '--'],
  ])('sets the fraction %s as %s', (fraction, text) => {
    expect(percent(inPercent(fraction))).toBe(text);
  });

  it('masks a mobile to its first three and last four digits', () => {
    expect(maskMobile('13812346021')).toBe('138****6021');
    expect(maskMobile('138****6021')).toBe('138****6021');
    expect(maskMobile(undefined)).toBe('--');
  });

  it.each([
    ['0.1', '1折'],
    ['0.65', '6.5折'],
    ['0', '0折'],
    ['1', ''],
    [null, ''],
  ])('says the discount %s as %s', (value, text) => {
    expect(discount(value)).toBe(text);
  });
});
