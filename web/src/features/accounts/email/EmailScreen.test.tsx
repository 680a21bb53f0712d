import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { toasts } from '@/lib/toast';
import { Refusal } from '@/wire/failure';
import { changeEmail, openflow } from '@/wire/gen/accounts';
import { sendEmailCode } from '@/wire/gen/identity';
import { rememberRoute } from '@/wire/session';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const RIGHT = '314159';
const WRONG = new Refusal(11001, '验证码不正确，还可输入4次', null);

/** A profile with this address. */
function profile(of: { email?: string; unconfirmedEmail?: string }) {
  const flow = sample(openflow);
  const none = { email: null, unconfirmedEmail: null };
  return answer(openflow, { ...flow, personal: { ...flow.personal, ...none, ...of } });
}

const changes = answer(changeEmail, ({ email, code }) =>
  code === RIGHT ? { ...sample(changeEmail), orignEmail: email } : WRONG,
);

beforeEach(() => toasts.set(null));

const path = () => window.location.pathname;
const field = (name = '邮箱') => screen.findByLabelText(name);
const cells = () => screen.findByRole('textbox', { name: '邮箱验证码' });

it('keeps an address once the code that was mailed there came back', async () => {
  const { user, calls } = await renderScreen('/email', { answers: [profile({}), changes] });
  expect(await screen.findByRole('heading', { name: '填写邮箱' })).toBeVisible();
  await user.type(await field(), ' Wang@Example.com{Enter}');
  expect(await screen.findByText(/已发送到 wang@example.com/)).toBeVisible();
  await user.type(await cells(), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('还可输入4次');
  expect(await cells()).toHaveValue('');
  await user.type(await cells(), RIGHT);
  await expect.poll(() => toasts.get()?.text).toBe('邮箱已确认');
  expect(calls(sendEmailCode)).toEqual([{ email: 'wang@example.com' }]);
  expect(calls(changeEmail).at(-1)).toEqual({ email: 'wang@example.com', code: RIGHT });
  await expect.poll(path).not.toBe('/email');
});

it('says itself what is wrong with an address, not the browser', async () => {
  const { user, calls } = await renderScreen('/email', { answers: [profile({})] });
  expect(await screen.findByText(/^对账单、/)).toBeVisible();
  await user.type(await field(), 'wang{Enter}');
  expect(await screen.findByText('请输入正确的邮箱地址')).toBeVisible();
  expect(calls(sendEmailCode)).toEqual([]);
});

it('goes back to the screen that asked for it', async () => {
  rememberRoute('/security');
  const { user } = await renderScreen('/email', { answers: [profile({}), changes] });
  await user.type(await field(), 'sun@example.com{Enter}');
  await user.type(await cells(), RIGHT);
  await expect.poll(path).toBe('/security');
});

it('shows the one on file, and takes no code for the same', async () => {
  const { user, calls } = await renderScreen('/email', {
    answers: [profile({ email: 'lin@example.com' })],
  });
  expect(await screen.findByText('lin@example.com')).toBeVisible();
  expect(screen.getByText('已确认')).toBeVisible();
  await user.type(await field('新邮箱'), 'LIN@example.com');
  expect(screen.getByText('这就是现在的邮箱')).toBeVisible();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled();
  expect(calls(sendEmailCode)).toEqual([]);
});

it('says that one of before counts as none, and begins with it', async () => {
  await renderScreen('/email', { answers: [profile({ unconfirmedEmail: 'old@example.com' })] });
  expect(await field()).toHaveValue('old@example.com');
  expect(screen.getByText(/还没有确认/)).toBeVisible();
});

it('says what is wrong with an address before a code is mailed', async () => {
  const refused = answer(
    sendEmailCode,
    new Refusal(11024, '这个邮箱不存在或拒收邮件，请换一个', null),
  );
  const { user, calls } = await renderScreen('/email', { answers: [profile({}), refused] });
  await user.type(await field(), 'qian@example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入正确的邮箱地址');
  expect(calls(sendEmailCode)).toEqual([]);
  await user.type(await field(), '.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('不存在或拒收');
  expect(await field()).toHaveValue('qian@example.com');
});

it('goes from the code back to the address with what was typed', async () => {
  const { user } = await renderScreen('/email', { answers: [profile({})] });
  await user.type(await field(), 'zhou@example.com{Enter}');
  await cells();
  await user.click(screen.getByRole('button', { name: '换个邮箱' }));
  expect(await field()).toHaveValue('zhou@example.com');
});
