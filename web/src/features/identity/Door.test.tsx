import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { passing } from '@/lib/storage';
import { signIn } from '@/trade/customer/session';
import { call } from '@/wire/call';
import { Refusal } from '@/wire/failure';
import { loginByCode, preregister, register, sendCode } from '@/wire/gen/identity';
import { queryClient } from '@/wire/query';
import { Door } from './Door';
import { CODE_VOID, NOT_REGISTERED } from './entry/refusals';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));
vi.mock('@/trade/customer/session', () => ({ signIn: vi.fn(async () => {}) }));

const MOBILE = '13912345678';
let customers: string[];
let tooLate: boolean;
const asked: [string, unknown][] = [];

beforeEach(() => {
  asked.length = 0;
  customers = [];
  tooLate = false;
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(signIn).mockClear();
  vi.mocked(call).mockImplementation(async ({ id }, input) => {
    asked.push([id, input]);
    if (id === loginByCode.id && !customers.includes(MOBILE))
      throw new Refusal(NOT_REGISTERED, '该手机号尚未注册，请先注册');
    if (id === register.id && tooLate) throw new Refusal(CODE_VOID, '验证码已失效，请重新获取');
    if (id === loginByCode.id || id === register.id) return { token: 'new' };
    return { mobile: '139****5678', resendAfterSeconds: 0, leftToday: 9 };
  });
});

async function comeIn(purpose: 'login' | 'register') {
  render(
    <QueryClientProvider client={queryClient}>
      <Door purpose={purpose} title="来" sub="请进" phone={MOBILE} foot={() => null} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '短信验证码' }), '123456');
}

it.each(['login', 'register'] as const)(
  'lets who is new go on to a password with the code he typed (%s)',
  async (purpose) => {
    await comeIn(purpose);
    await userEvent.type(await screen.findByLabelText('新密码'), 'spring2026x');
    await userEvent.click(screen.getByRole('button', { name: '完成注册' }));
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith('new', { shown: true }, undefined));
    const sender = purpose === 'login' ? sendCode.id : preregister.id;
    expect(asked.map(([id]) => id)).toEqual([sender, loginByCode.id, register.id]);
    expect(asked[2]?.[1]).toEqual({ mobile: MOBILE, code: '123456', password: 'spring2026x' });
  },
);

it('says who shared the link of the visit', async () => {
  passing.set('tael.share', JSON.stringify({ custShareNo: '0000001234', mgrAccount: '' }));
  await comeIn('register');
  await userEvent.click(await screen.findByRole('button', { name: '稍后再设' }));
  await vi.waitFor(() => expect(asked[2]?.[1]).toMatchObject({ custShareNo: '0000001234' }));
});

it('logs in whoever came to register and is a customer', async () => {
  customers = [MOBILE];
  await comeIn('register');
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith('new', { shown: true }, undefined));
  expect(screen.queryByLabelText('新密码')).toBeNull();
});

it('asks for another code where the password took too long', async () => {
  tooLate = true;
  await comeIn('login');
  await userEvent.click(await screen.findByRole('button', { name: '稍后再设' }));
  expect(await screen.findByRole('textbox', { name: '短信验证码' })).toHaveValue('');
  expect(signIn).not.toHaveBeenCalled();
});
