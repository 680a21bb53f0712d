import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import { visit } from '@/route/history';
import type { Order } from '@/trade/order/states';
import { call } from '@/wire/call';
import { NetworkFailure } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import { orderDetail, payAgain, placedUnder, prePayAgain } from '@/wire/gen/orders';
import { openAct, settleAct } from '@/wire/openAct';
import { queryClient } from '@/wire/query';
import { token } from '@/wire/session';
import { sample } from '../../../../test/sample';
import PayAgainSheet from './PayAgainSheet';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));
const server = vi.mocked(call);
const AT = '/dealDetails?orderNo=77';
const order: Order = { ...sample(orderDetail), orderNo: '77' };
const card = { cardId: '1', bankName: '江汀银行', tail: '6208', usable: true, reason: '' };
const PRE = { amount: '100.96', reason: '收款账户状态异常', cards: [{ ...card, refused: true }] };

/** What became of the act whose answer is lost. */
let placed: { orderNo: string; kind: string } | null;

beforeEach(() => {
  queryClient.clear();
  settleAct(openAct.get()?.key ?? '');
  toasts.set(null);
  token.set('bearer');
  act(() => visit(AT));
  placed = null;
  server.mockReset();
  server.mockImplementation(async ({ id }) => {
    if (id === prePayAgain.id) return PRE;
    if (id === verifyPassword.id) return {};
    if (id === placedUnder.id) return { order: placed };
    throw new NetworkFailure('offline');
  });
});

function sheet() {
  return render(
    <QueryClientProvider client={queryClient}>
      <PayAgainSheet order={order} open onClose={() => {}} />
    </QueryClientProvider>,
  );
}

const keysOf = (id: string) =>
  server.mock.calls.filter(([one]) => one.id === id).map(([, , how]) => how?.idempotencyKey);
const askedFor = () =>
  server.mock.calls.filter(([one]) => one.id === placedUnder.id).map(([, input]) => input);

async function loseIt() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}');
  expect(await screen.findByText(/不会重复提交/)).toBeVisible();
  return user;
}

it('is tried again under the same key while its sheet is open', async () => {
  sheet();
  const user = await loseIt();
  await user.click(screen.getByRole('button', { name: '确认打款' }));
  await waitFor(() => expect(keysOf(payAgain.id)).toHaveLength(2));
  const [first, again] = keysOf(payAgain.id);
  expect(again).toBe(first);
  expect(openAct.get()).toMatchObject({ key: first, at: AT, of: 'again 77' });
  expect(askedFor()).toEqual([]);
});

it('is asked for after a reload, before a card is chosen anew', async () => {
  const { unmount } = sheet();
  await loseIt();
  unmount();
  const [key] = keysOf(payAgain.id);
  placed = { orderNo: '77', kind: '024' };
  sheet();
  await waitFor(() => expect(askedFor()).toEqual([{ key }]));
  await waitFor(() => expect(toasts.get()?.text).toBe('上次的申请已受理'));
  expect(openAct.get()).toBeNull();
  expect(window.location.pathname + window.location.search).toBe(AT);
});

it('of which the server knows nothing may be begun anew, under another key', async () => {
  const { unmount } = sheet();
  await loseIt();
  unmount();
  sheet();
  await loseIt();
  const [first, second] = keysOf(payAgain.id);
  expect(askedFor()).toEqual([{ key: first }]);
  expect(second).not.toBe(first);
});
