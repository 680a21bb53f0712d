import { afterEach, expect, it, vi } from 'vitest';
import { passing } from '@/lib/storage';
import { act } from '@/wire/act';
import { call } from '@/wire/call';
import { placeOrder } from '@/wire/gen/orders';
import type { Operation } from '@/wire/operation';
import { queryClient } from '@/wire/query';
import { heldBy, SORTS, type SortName } from './heldSorts';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));

afterEach(() => {
  queryClient.clear();
  passing.clear();
});

it('asks the server for an order by its wire names only', () => {
  expect(heldBy('dayLow').queryKey[1]).toEqual({ sortField: 'DAYPROFIT', sortType: 'ASC' });
  const asked = Object.keys(SORTS).map((name) => JSON.stringify(heldBy(name as SortName).queryKey));
  expect(new Set(asked).size).toBe(asked.length);
});

it('keeps each order by itself over a reload, until an order is placed', async () => {
  const answer = { marketValue: '1.00' };
  vi.mocked(call).mockResolvedValue(answer);
  await queryClient.fetchQuery(heldBy('value'));
  queryClient.clear();
  expect(heldBy('value').initialData).toEqual(answer);
  expect(heldBy('day').initialData).toBeUndefined();
  // biome-ignore lint/suspicious/noExplicitAny: what it answers is not looked at
  await act(placeOrder as Operation<any, any>, {});
  expect(heldBy('value').initialData).toBeUndefined();
});
