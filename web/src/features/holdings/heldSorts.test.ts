import { expect, it } from 'vitest';
import { countByPart, partOf, SORTS, type SortName, sortInput } from './heldSorts';

it('asks the server for an order by its wire names only', () => {
  expect(sortInput('dayLow')).toEqual({ sortField: 'DAYPROFIT', sortType: 'ASC' });
  const asked = Object.keys(SORTS).map((name) => JSON.stringify(sortInput(name as SortName)));
  expect(new Set(asked).size).toBe(asked.length);
});

it('puts types that have no part of their own under other', () => {
  expect(partOf('1105').part).toBe('bond');
  expect(partOf('1107').part).toBe('other');
  expect(partOf('1199').part).toBe('other');
});

it('counts holdings by part and leaves out parts without any', () => {
  const parts = [
    { part: 'bond', name: '债券型', value: '562105.88' },
    { part: 'mixed', name: '混合型', value: '169698.19' },
    { part: 'stock', name: '股票型', value: '0.00' },
  ];
  const funds = [{ fundType: '1103' }, { fundType: '1105' }, { fundType: '1103' }] as const;
  expect(countByPart(funds, parts).map(({ part, count }) => [part, count])).toEqual([
    ['bond', 1],
    ['mixed', 2],
  ]);
});
