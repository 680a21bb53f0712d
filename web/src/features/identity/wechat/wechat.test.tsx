import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import {
  beginWeChat,
  bindOwnWeChat,
  bindWeChat,
  logInByWeChat,
  prebindWeChat,
  security,
  sendCode,
  unbindWeChat,
  verifyPassword,
} from '@/wire/gen/identity';
import { token } from '@/wire/session';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import { authorised } from './authorised';

const HERE = '/bind?code=c01&state=s-02';
const free = { needValidate: false, mobile: '', sessionkey: 'k' };
const entered = {
  token: 'fresh',
  expiresAt: '2026-12-20T10:00:00+08:00',
  needValidate: false,
  sessionkey: null,
  custNo: '0000000001',
  mobile: '138****0001',
  tradePswFlag: true,
};
const right = answer(verifyPassword, () => ({}) as never);

beforeEach(() => authorised.set(null));

it('leads to WeChat with the address of the page', async () => {
  const { calls, user } = await renderScreen('/bind', {
    as: 'visitor',
    answers: [answer(beginWeChat, { authoriseUrl: '/demo/wechat?state=s' })],
  });
  await user.click(await screen.findByRole('button', { name: '用微信授权' }));
  await waitFor(() => expect(calls(beginWeChat)).toHaveLength(1));
  expect(calls(beginWeChat)[0]).toMatchObject({ url: expect.stringContaining('/bind') });
});

it('says that one is bound already, and leads to unbinding it', async () => {
  const { user } = await renderScreen('/bind', {
    answers: [
      answer(security, { ...sample(security), wechatBoundAt: '2026-11-20T10:00:00+08:00' }),
    ],
  });
  expect(await screen.findByRole('heading', { name: '微信已绑定' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '用微信授权' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '解绑微信' }));
  await waitFor(() => expect(location.pathname).toBe('/unbind'));
});

it('says that nothing was authorised, and offers it again', async () => {
  await renderScreen('/bind?state=s-02', { as: 'visitor' });
  expect(await screen.findByText(/你没有授权/)).toBeVisible();
  expect(screen.getByRole('button', { name: '重新授权' })).toBeVisible();
});

it('asks once about what came back, takes it out of the address, and binds by the password', async () => {
  const { calls, user } = await renderScreen(HERE, {
    answers: [
      answer(prebindWeChat, { ...free, mobile: '138****0001' }),
      answer(bindOwnWeChat, {}),
      right,
    ],
  });
  await user.type(await screen.findByLabelText('登录密码'), 'tael2026');
  expect(location.search).toBe('');
  await user.click(screen.getByRole('button', { name: '绑定微信' }));
  expect(await screen.findByRole('heading', { name: '微信绑定好了' })).toBeVisible();
  expect(calls(prebindWeChat)).toEqual([{ requestData: 'code=c01&state=s-02' }]);
  expect(calls(bindOwnWeChat)).toEqual([{ sessionkey: 'k' }]);
  expect(location.search).toBe('?type=bindSuccess');
});

it('binds a visitor by a code to the mobile, and lets him in', async () => {
  const { calls, user } = await renderScreen(HERE, {
    as: 'visitor',
    answers: [answer(prebindWeChat, free), answer(bindWeChat, entered)],
  });
  await user.type(await screen.findByLabelText('手机号'), '13800000001');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await user.type(await screen.findByRole('textbox', { name: '短信验证码' }), '123456');
  expect(await screen.findByRole('heading', { name: '微信绑定好了' })).toBeVisible();
  expect(calls(sendCode)).toMatchObject([{ mobile: '13800000001', purpose: 'bind' }]);
  expect(calls(bindWeChat)).toEqual([
    { data: { sessionkey: 'k', mobile: '13800000001', code: '123456' } },
  ]);
  expect(token.get()).toBe('fresh');
});

it('asks for the certificate first where a login on this device does', async () => {
  const asked = { ...entered, token: null, expiresAt: null, needValidate: true, sessionkey: 'v' };
  const { user } = await renderScreen(HERE, {
    as: 'visitor',
    answers: [answer(prebindWeChat, free), answer(bindWeChat, asked)],
  });
  await user.type(await screen.findByLabelText('手机号'), '13800000001');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await user.type(await screen.findByRole('textbox', { name: '短信验证码' }), '123456');
  await waitFor(() => expect(location.pathname).toBe('/validation'));
  expect(token.get()).toBeNull();
});

it('says whose a WeChat is that is bound already, and lets its customer in', async () => {
  const { calls, user } = await renderScreen(HERE, {
    as: 'visitor',
    answers: [
      answer(prebindWeChat, { ...free, needValidate: true, mobile: '138****0002' }),
      answer(logInByWeChat, entered),
    ],
  });
  expect(await screen.findByRole('heading', { name: '没有绑定成功' })).toBeVisible();
  expect(screen.getByText(/138\*\*\*\*0002的账户已绑定/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '用微信登录这个账户' }));
  await user.type(await screen.findByLabelText('手机号'), '13800000002');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await user.type(await screen.findByRole('textbox', { name: '短信验证码' }), '123456');
  await waitFor(() => expect(token.get()).toBe('fresh'));
  expect(calls(sendCode)).toMatchObject([{ mobile: '13800000002', purpose: 'login' }]);
  expect(calls(logInByWeChat)).toEqual([
    { sessionkey: 'k', mobile: '13800000002', code: '123456' },
  ]);
});

it('offers to authorise again where it was of no use', async () => {
  const { user } = await renderScreen(HERE, {
    as: 'visitor',
    answers: [answer(prebindWeChat, new Refusal(10004, '这次微信授权不能用来绑定'))],
  });
  expect(await screen.findByRole('heading', { name: '没有绑定成功' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重新授权' }));
  expect(await screen.findByRole('button', { name: '用微信授权' })).toBeVisible();
});

it('has nothing to bind at /sendNote without an authorisation', async () => {
  const { calls } = await renderScreen('/sendNote?type=bind&phone=13812346021', { as: 'visitor' });
  await waitFor(() => expect(location.pathname).toBe('/bind'));
  expect(calls(sendCode)).toEqual([]);
});

it('unbinds behind the password, and the session ends', async () => {
  const bound = { ...sample(security), wechatBoundAt: '2026-11-20T10:00:00+08:00' };
  const { user } = await renderScreen('/unbind', {
    answers: [answer(security, bound), answer(unbindWeChat, {}), right],
  });
  await user.type(await screen.findByLabelText('登录密码'), 'tael2026');
  await user.click(screen.getByRole('button', { name: '解绑并退出登录' }));
  expect(await screen.findByRole('heading', { name: '微信解绑了' })).toBeVisible();
  expect(token.get()).toBeNull();
  expect(screen.getByRole('button', { name: '去登录' })).toBeVisible();
});

it('has nothing to unbind where nothing is bound', async () => {
  await renderScreen('/unbind', {
    answers: [answer(security, { ...sample(security), wechatBoundAt: null })],
  });
  expect(await screen.findByRole('heading', { name: '没有绑定微信' })).toBeVisible();
});
