import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import { linkPension, pensionAccount } from '@/wire/gen/pension';
import { consents } from '@/wire/gen/privacy';
import { ACCO, ACCOUNT, consentsWith, UNLINKED } from '../../../../test/pensionSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';

const verified = answer(verifyPassword, {
  unlockedUntil: '2026-03-04T10:00:00+08:00',
  valid: true,
});

function show(...answers: TestAnswer[]) {
  return renderScreen('/pension/link', {
    answers: [...answers, verified, answer(consents, consentsWith(true))],
  });
}

async function confirm(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.click(await screen.findByRole('button', { name: '关联账户' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  return sheet;
}

it('asks for the consent first', async () => {
  await show(answer(consents, consentsWith(false)));
  expect(await screen.findByText(/先征求你的同意：个人养老金账户信息/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '关联账户' })).toBeNull();
});

it('links after the password, and shows the account', async () => {
  let linked = false;
  const { user, calls } = await show(
    answer(linkPension, () => {
      linked = true;
      return { tradeAcco: ACCO };
    }),
    answer(pensionAccount, () => (linked ? ACCOUNT : UNLINKED)),
  );
  await confirm(user);
  await waitFor(() => expect(window.location.pathname).toBe('/pension'));
  expect(calls(linkPension)).toEqual([{}]);
  expect(await screen.findByText('已关联养老金账户')).toBeVisible();
  expect(await screen.findByText(/^江汀银行 养老金账户 3302/)).toBeVisible();
});

it('says how to open one where the bank finds none', async () => {
  const none = new Refusal(31001, '没有找到你的个人养老金账户', null);
  const { user } = await show(answer(linkPension, none));
  await confirm(user);
  expect(await screen.findByRole('heading', { name: '没有找到你的养老金账户' })).toBeVisible();
  expect(screen.getByText(/一个人只能开一个账户$/)).toBeVisible();
  expect(screen.getByRole('button', { name: '再找一次' })).toBeEnabled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads to the certificate where that was never checked', async () => {
  const none = new Refusal(31004, '请先完成实名认证，再关联养老金账户', null);
  const { user } = await show(answer(linkPension, none));
  await confirm(user);
  expect(await screen.findByRole('link', { name: '去实名认证' })).toHaveAttribute(
    'href',
    '/realname',
  );
});

it('says in its sheet that the bank was silent, and tries again', async () => {
  const silent = new Refusal(31002, '养老金账户的银行没有答复，请稍后再试', null);
  const { user, calls } = await show(answer(linkPension, silent));
  const sheet = await confirm(user);
  expect(await sheet.findByText(/银行没有答复/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '确认关联' }));
  await waitFor(() => expect(calls(linkPension)).toHaveLength(2));
});
