import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { NetworkFailure, NOT_CONNECTED, Refusal } from '@/wire/failure';
import { changeEmail, userInfo, userinfo } from '@/wire/gen/accounts';
import { mailStatement, orderDetail } from '@/wire/gen/orders';
import { queryClient } from '@/wire/query';
import { token } from '@/wire/session';
import { sample } from '../../../../test/sample';
import StatementSheet from './StatementSheet';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));
const server = vi.mocked(call);
const ORDER = sample(orderDetail);

/** What the server has on file, and what it says to the statement. */
let onFile: string | null;
let failure: Error | undefined;

beforeEach(() => {
  queryClient.clear();
  token.set('bearer');
  onFile = null;
  failure = undefined;
  server.mockReset();
  server.mockImplementation(async (operation, input) => {
    if (operation.id === userinfo.id || operation.id === userInfo.id) return onRecord();
    if (operation.id === changeEmail.id) onFile = (input as { email: string }).email.toLowerCase();
    if (operation.id !== mailStatement.id) return { orignEmail: onFile };
    if (failure) throw failure;
    return { ...sample(mailStatement), email: onFile };
  });
});

/** The customer's record with the address that is on file. */
function onRecord() {
  return { ...sample(userinfo), orignEmail: onFile };
}

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <StatementSheet order={ORDER} open onClose={() => {}} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

function asked(id: string) {
  return server.mock.calls.filter(([operation]) => operation.id === id).map(([, input]) => input);
}

const field = () => screen.findByLabelText('邮箱');
const send = () => screen.getByRole('button', { name: '发送到邮箱' });

it('sends nothing to what is no address, and says so', async () => {
  const user = show();
  await field();
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent('请填写邮箱');
  await user.type(await field(), 'lin@example');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent('请输入正确的邮箱地址');
  expect(asked(changeEmail.id)).toEqual([]);
  expect(asked(mailStatement.id)).toEqual([]);
});

it('keeps the address, mails to it and says where the statement went', async () => {
  const user = show();
  await user.type(await field(), 'Lin@example.com{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('lin@example.com');
  expect(asked(changeEmail.id)).toEqual([{ email: 'Lin@example.com' }]);
  expect(asked(mailStatement.id)).toEqual([{ orderNo: ORDER.orderNo }]);
});

it('has the address on file at hand', async () => {
  onFile = 'lin@example.com';
  const user = show();
  await vi.waitFor(async () => expect(await field()).toHaveValue('lin@example.com'));
  await user.click(send());
  expect(await screen.findByRole('status')).toHaveTextContent('lin@example.com');
});

it('says what the server refuses at the address, which may then be another one', async () => {
  failure = new Refusal(16042, '这个邮箱不存在或拒收邮件，请换一个');
  const user = show();
  await user.type(await field(), 'lin901@example.com');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(failure.message);
  failure = undefined;
  await user.clear(await field());
  await user.type(await field(), 'lin@example.com');
  await user.click(send());
  expect(await screen.findByRole('status')).toHaveTextContent('lin@example.com');
});

it('tells of a lost connection and keeps what was typed', async () => {
  failure = new NetworkFailure();
  const user = show();
  await user.type(await field(), 'lin@example.com');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_CONNECTED);
  expect(await field()).toHaveValue('lin@example.com');
});

it('goes to another address after the first', async () => {
  const user = show();
  await user.type(await field(), 'lin@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: '换个邮箱再发' }));
  await user.clear(await field());
  await user.type(await field(), 'yi@example.com{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('yi@example.com');
  expect(asked(mailStatement.id)).toHaveLength(2);
});
