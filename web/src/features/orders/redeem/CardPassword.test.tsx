import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Promised } from '@/trade/form/promised';
import { estimateOf } from '@/trade/order/estimate';
import { call } from '@/wire/call';
import { Refusal } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import { redeem } from '@/wire/gen/orders';
import { queryClient } from '@/wire/query';
import { token } from '@/wire/session';
import CardPassword from './CardPassword';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));
const server = vi.mocked(call);
const INPUT = { fundCode: '016823', tradeAcco: '001', shares: '1000.00', quick: false };
const SUBMIT = { name: '确认赎回' };

/** What the server refuses the orders with, in turn. */
let refusals: Refusal[];
/** The number under which they are taken. */
let taken: string | undefined;

beforeEach(() => {
  queryClient.clear();
  token.set('bearer');
  refusals = [];
  taken = undefined;
  server.mockReset();
  server.mockImplementation(async ({ id }) => {
    if (id === verifyPassword.id) return {};
    if (taken) return { orderNo: taken, kind: '024' };
    throw refusals.shift() ?? new Refusal(16010, '可用份额不足');
  });
});

function sheet(promised: Promised, open = true) {
  return (
    <QueryClientProvider client={queryClient}>
      <CardPassword
        of="redeem 016823"
        open={open}
        fundName="澄溪远见混合A"
        input={INPUT}
        promised={promised}
        estimate={{ net: '9981.48', fee: '18.52', navDate: '2026-11-19' }}
        onSend={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>
  );
}

/** What the orders named. */
function named() {
  const orders = server.mock.calls.filter(([operation]) => operation.id === redeem.id);
  return orders.map(([, input]) => input as Promised);
}

it('names what was read when the sheet opened, and asks again for what it has become', async () => {
  const user = userEvent.setup();
  const data = { promisedDay: '2026-11-20', day: '2026-11-23' };
  refusals = [new Refusal(16044, '日期已变为11-23，请确认', data)];
  const read = { promisedDay: '2026-11-20', promisedFee: '18.52' };
  const { rerender } = render(sheet(read, false));
  rerender(sheet(read));
  // The cut-off passes, and the page underneath is made anew.
  rerender(sheet({ promisedDay: '2026-11-23', promisedFee: '18.52' }));
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}');
  expect(await screen.findByText('日期已变为11-23，请确认')).toBeVisible();
  // Both stand side by side.
  expect(screen.getByText('你看到的').nextElementSibling).toHaveTextContent('11-20 周五');
  expect(screen.getByText('现在是').nextElementSibling).toHaveTextContent('11-23 周一');
  expect(named()).toEqual([{ ...INPUT, ...read }]);
  await user.click(screen.getByRole('button', SUBMIT));
  expect(await screen.findByText('可用份额不足')).toBeVisible();
  expect(named()[1]).toEqual({ ...INPUT, ...read, promisedDay: '2026-11-23' });
});

it('keeps for the result what was expected, unless the fee is another one by now', async () => {
  const user = userEvent.setup();
  const read = { promisedDay: '2026-11-20', promisedFee: '18.52' };
  taken = '77';
  const { unmount } = render(sheet(read));
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(estimateOf('77')).toMatchObject({ net: '9981.48', fee: '18.52' }));
  unmount();
  taken = '78';
  render(sheet({ ...read, promisedFee: '20.00' }));
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(named()).toHaveLength(2));
  expect(estimateOf('78')).toBeNull();
});
