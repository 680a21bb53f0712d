import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { passing } from '@/lib/storage';
import { act } from './act';
import { call } from './call';
import { changeProfile } from './gen/accounts';
import { bankcardList, bindCard } from './gen/bankcards';
import { drawNavs } from './gen/funds';
import { assetOverview, heldFunds } from './gen/holdings';
import {
  cashAccounts,
  orderDetail,
  payMethods,
  placeOrder,
  preBuy,
  preConvert,
  preRedeem,
  tradeRecords,
} from './gen/orders';
import { submitRiskTest, tradeRiskMatch } from './gen/suitability';
import { ORDER } from './gen/topics';
import { listWatched, watch } from './gen/watchlist';
import { kept, PROFIT_KEPT_MS } from './kept';
import type { Operation } from './operation';
import { queryClient } from './query';
import { renew } from './renew';

vi.mock('./call', async (original) => ({
  ...(await original<typeof import('./call')>()),
  call: vi.fn(),
}));

afterEach(() => {
  queryClient.clear();
  passing.clear();
  vi.mocked(call).mockReset();
});

// biome-ignore lint/suspicious/noExplicitAny: operations of every kind, of which the id is used
type AnyOperation = Operation<any, any>;

/** What was asked before, some of it several times with different inputs. */
const ASKED: readonly AnyOperation[] = [
  assetOverview,
  heldFunds,
  cashAccounts,
  payMethods,
  preBuy,
  preConvert,
  preRedeem,
  tradeRecords,
  orderDetail,
  bankcardList,
  tradeRiskMatch,
  listWatched,
  drawNavs,
];

/** The ids of those whose answers are old after an act. */
async function oldAfter(operation: AnyOperation): Promise<string[]> {
  for (const { id } of ASKED) queryClient.setQueryData([id, {}], 'old');
  vi.mocked(call).mockResolvedValue({});
  await act(operation, {});
  const all = queryClient.getQueryCache().getAll();
  return all.filter(({ state }) => state.isInvalidated).map(({ queryKey: [id] }) => String(id));
}

const PREVIEWS = [preBuy, preConvert, preRedeem].map(({ id }) => id);

it('an order placed makes assets, card limits, records and previews old, and nothing else', async () => {
  const old = await oldAfter(placeOrder);
  const touched = [assetOverview, heldFunds, cashAccounts, payMethods, tradeRecords, orderDetail];
  expect(old.sort()).toEqual([...touched.map(({ id }) => id), ...PREVIEWS].sort());
});

it('a card bound makes purchases and pay methods old', async () => {
  const old = await oldAfter(bindCard);
  expect(old).toEqual(expect.arrayContaining([preBuy.id, payMethods.id, bankcardList.id]));
  expect(old).not.toContain(tradeRecords.id);
});

it('a profile completed makes what bars a purchase old', async () => {
  expect(await oldAfter(changeProfile)).toEqual(expect.arrayContaining(PREVIEWS));
});

it('a risk test taken makes previews and matches old', async () => {
  const old = await oldAfter(submitRiskTest);
  expect(old).toEqual(expect.arrayContaining([...PREVIEWS, tradeRiskMatch.id]));
});

it('a fund watched makes the watchlist old and no purchase', async () => {
  expect(await oldAfter(watch)).toEqual([listWatched.id]);
});

it('a kept answer is forgotten with what it reads, and only then', async () => {
  vi.mocked(call).mockResolvedValue({ totalAssets: '1.00' });
  await queryClient.fetchQuery(kept(assetOverview, PROFIT_KEPT_MS));
  queryClient.clear();
  await act(watch, { fundCode: '000001' });
  expect(kept(assetOverview, PROFIT_KEPT_MS).initialData).toEqual({ totalAssets: '1.00' });
  await act(placeOrder as AnyOperation, {});
  expect(kept(assetOverview, PROFIT_KEPT_MS).initialData).toBeUndefined();
});

it('an answer that was under way during the act does not count as new', async () => {
  let asked = 0;
  vi.mocked(call).mockImplementation(({ id }) => {
    if (id !== tradeRecords.id) return Promise.resolve({});
    asked += 1;
    return asked === 1 ? new Promise(() => {}) : Promise.resolve('new');
  });
  const stop = new QueryObserver(queryClient, tradeRecords({} as never)).subscribe(() => {});
  await act(placeOrder as AnyOperation, {});
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(tradeRecords({} as never).queryKey)).toBe('new'),
  );
  expect(asked).toBe(2);
  stop();
});

it('what changes by itself is asked anew where it is shown', async () => {
  vi.mocked(call).mockResolvedValue('new');
  queryClient.setQueryData(orderDetail({ orderNo: '1' }).queryKey, 'old' as never);
  const shown = new QueryObserver(queryClient, {
    ...orderDetail({ orderNo: '1' }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = shown.subscribe(() => {});
  await renew(ORDER);
  expect(shown.getCurrentResult().data).toBe('new');
  stop();
});
