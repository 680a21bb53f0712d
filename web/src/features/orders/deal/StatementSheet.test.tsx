import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { NetworkFailure, NOT_CONNECTED, Refusal } from '@/wire/failure';
import { changeEmail, userInfo, userinfo } from '@/wire/gen/accounts';
import { sendEmailCode } from '@/wire/gen/identity';
import { mailStatement, orderDetail } from '@/wire/gen/orders';
import { queryClient } from '@/wire/query';
import { token } from '@/wire/session';
import { sample } from '../../../../test/sample';
import StatementSheet from './StatementSheet';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));
const server = vi.mocked(call);
const ORDER = sample(orderDetail);
const RIGHT = '314159';
const REFUSED = new Refusal(11024, '这个邮箱不存在或拒收邮件，请换一个');

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
    if (operation.id === sendEmailCode.id) return codeTo((input as { email: string }).email);
    if (operation.id === changeEmail.id) return confirm(input as { email: string; code: string });
    if (failure) throw failure;
    return { ...sample(mailStatement), email: onFile };
  });
});

/** The customer's record with the address that is on file. */
function onRecord() {
  return { ...sample(userinfo), orignEmail: onFile };
}

function codeTo(email: string) {
  if (email === 'lin901@example.com') throw REFUSED;
  return { ...sample(sendEmailCode), email };
}

function confirm({ email, code }: { email: string; code: string }) {
  if (code !== RIGHT) throw new Refusal(11001, '验证码不正确，还可输入4次');
  onFile = email;
  return { ...sample(changeEmail), orignEmail: email };
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
const cells = () => screen.findByRole('textbox', { name: '邮箱验证码' });
const press = (name: string) => screen.findByRole('button', { name });

it('sends no code to what is no address, and says so', async () => {
  const user = show();
  await field();
  await user.click(await press('获取验证码'));
  expect(screen.getByRole('alert')).toHaveTextContent('请填写邮箱');
  await user.type(await field(), 'lin@example');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await press('获取验证码'));
  expect(screen.getByRole('alert')).toHaveTextContent('请输入正确的邮箱地址');
  expect(asked(sendEmailCode.id)).toEqual([]);
  expect(asked(mailStatement.id)).toEqual([]);
});

it('confirms the address with the code that came there, mails to it and says where it went', async () => {
  const user = show();
  await user.type(await field(), 'Lin@example.com{Enter}');
  await user.type(await cells(), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('还可输入4次');
  expect(asked(mailStatement.id)).toEqual([]);
  await user.type(await cells(), RIGHT);
  expect(await screen.findByRole('status')).toHaveTextContent('lin@example.com');
  expect(asked(sendEmailCode.id)).toEqual([{ email: 'lin@example.com' }]);
  expect(asked(changeEmail.id).at(-1)).toEqual({ email: 'lin@example.com', code: RIGHT });
  expect(asked(mailStatement.id)).toEqual([{ orderNo: ORDER.orderNo }]);
});

it('mails to the address on file without a code', async () => {
  onFile = 'yi@example.com';
  const user = show();
  expect(await screen.findByText('yi@example.com')).toBeVisible();
  await user.click(await press('发送到邮箱'));
  expect(await screen.findByRole('status')).toHaveTextContent('yi@example.com');
  expect(asked(changeEmail.id)).toEqual([]);
});

it('says at the field that an address takes no mail, which may then be another one', async () => {
  const user = show();
  await user.type(await field(), 'lin901@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED.message);
  await user.clear(await field());
  await user.type(await field(), 'zhao@example.com{Enter}');
  await user.type(await cells(), RIGHT);
  expect(await screen.findByRole('status')).toHaveTextContent('zhao@example.com');
});

it('tells of a lost connection, and mails with the next tap', async () => {
  onFile = 'yi@example.com';
  failure = new NetworkFailure();
  const user = show();
  await screen.findByText('yi@example.com');
  await user.click(await press('发送到邮箱'));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_CONNECTED);
  failure = undefined;
  await user.click(await press('发送到邮箱'));
  expect(await screen.findByRole('status')).toHaveTextContent('yi@example.com');
});

it('goes to another address after the first, with a code of its own', async () => {
  onFile = 'yi@example.com';
  const user = show();
  await screen.findByText('yi@example.com');
  await user.click(await press('发送到邮箱'));
  await user.click(await press('换个邮箱再发'));
  await user.type(await field(), 'wu@example.com{Enter}');
  await user.type(await cells(), RIGHT);
  expect(await screen.findByRole('status')).toHaveTextContent('wu@example.com');
  expect(asked(mailStatement.id)).toHaveLength(2);
});
