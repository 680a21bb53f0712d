import { describe, expect, it } from 'vitest';
import { chipsOf, conditionsOf, filtersIn, textOf, toggleFilter, without } from './filters';

describe('filters of the ranking', () => {
  it('collects several levels of risk in order and drops one tapped again', () => {
    const two = toggleFilter(toggleFilter({}, 'riskLevels', '3'), 'riskLevels', '1');
    expect(two).toEqual({ riskLevels: '1,3' });
    expect(toggleFilter(two, 'riskLevels', '1')).toEqual({ riskLevels: '3' });
  });

  it('keeps one value of a field that takes one, and nothing of one tapped again', () => {
    const first = toggleFilter({}, 'minYears', '1');
    const second = toggleFilter(first, 'minYears', '3');
    expect(second).toEqual({ minYears: '3' });
    expect(toggleFilter(second, 'minYears', '3')).toEqual({});
  });

  it('has one chip for each field, with all chosen values', () => {
    expect(chipsOf({ riskLevels: '1,2', minSize: '200000000' })).toEqual([
      { field: 'riskLevels', text: 'R1、R2' },
      { field: 'minSize', text: '规模大于2亿' },
    ]);
  });

  it('asks the server with numbers and flags where it takes them', () => {
    const filters = { minYears: '3', minStars: '4', buyableOnly: 'true', maxDrawdown: '0.05' };
    expect(conditionsOf(filters)).toEqual({
      minYears: 3,
      minStars: 4,
      buyableOnly: true,
      maxDrawdown: '0.05',
    });
  });

  it('stand in an address and come back from it', () => {
    const filters = { riskLevels: '1,3', minYears: '3' };
    expect(textOf(filters)).toBe('riskLevels:1,3;minYears:3');
    expect(filtersIn(textOf(filters))).toEqual(filters);
    expect(textOf({})).toBeUndefined();
    expect(filtersIn(undefined)).toEqual({});
  });

  it('leaves out of an address what nobody can choose', () => {
    expect(filtersIn('minYears:99;password:1;riskLevels:2,2,9;;')).toEqual({ riskLevels: '2' });
  });

  it('leaves out the field that the server names', () => {
    expect(without({ minYears: '3', minSize: '200000000' }, 'minSize')).toEqual({ minYears: '3' });
  });
});
