import { expect, it } from 'vitest';
import { SORTS, type SortName, sortInput } from './heldSorts';

it('asks the server for an order by its wire names only', () => {
  expect(sortInput('dayLow')).toEqual({ sortField: 'DAYPROFIT', sortType: 'ASC' });
  const asked = Object.keys(SORTS).map((name) => JSON.stringify(sortInput(name as SortName)));
  expect(new Set(asked).size).toBe(asked.length);
});
