import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { childDraft, emptyChild } from '@/features/childaccounts/drafts';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { childGoal, childPicks, children } from '@/wire/gen/childaccounts';
import { goalOf, PICKS } from '../../../../test/childSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { FIRST } from './considered';
import { draftOf } from './draftOf';

beforeEach(() => childDraft.set(null));

function show(...answers: TestAnswer[]) {
  return renderScreen('/childAccount', {
    as: 'visitor',
    answers: [...answers, answer(childGoal, goalOf()), answer(childPicks, PICKS)],
  });
}

it('reckons a first wish, and says plainly what such an account is', async () => {
  const { calls } = await show();
  expect(await screen.findByRole('radio', { name: '按2%，每月1,415元' })).toBeChecked();
  expect(calls(childGoal)[0]).toEqual({ target: '200000', have: '10000', months: 120 });
  expect(await screen.findByRole('figure', { name: /^每月存1,415元/ })).toBeVisible();
  expect(screen.getByText('登录并说出愿望')).toBeVisible();
  expect(screen.getByText('你，孩子满18岁也不自动转移')).toBeVisible();
  expect(screen.getByText('5个，不满18岁')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: /^适合小账户的产品.*R2至R3，2只/ }),
  ).toHaveAttribute('href', '/childAccount/recommend');
  expect(calls(children)).toEqual([]);
});

it('reckons anew with what a visitor changes', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: /^什么时候/ }));
  await user.click(await screen.findByRole('radio', { name: '15年后' }));
  await vi.waitFor(() => expect(calls(childGoal).at(-1)).toMatchObject({ months: 180 }));
  await user.click(screen.getByRole('button', { name: /^现在有/ }));
  await user.click(await screen.findByRole('button', { name: /清/ }));
  await user.click(screen.getByRole('button', { name: '算一算' }));
  await vi.waitFor(() => expect(calls(childGoal).at(-1)).toMatchObject({ have: '0' }));
});

it('keeps the chosen assumption when the wish changes', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('radio', { name: '按4%，每月1,257元' }));
  expect(calls(childGoal).at(-1)).toMatchObject({ months: 120, monthly: '1257.00' });
  await user.click(screen.getByRole('button', { name: /^什么时候/ }));
  await user.click(await screen.findByRole('radio', { name: '15年后' }));
  await vi.waitFor(() =>
    expect(calls(childGoal).slice(-2)).toMatchObject([
      { target: '200000', have: '10000', months: 180 },
      { months: 180, monthly: '1257.00' },
    ]),
  );
  expect(screen.getByRole('radio', { name: '按4%，每月1,257元' })).toBeChecked();
});

it('leads to the sum that was refused', async () => {
  const refused = new Refusal(30001, '愿望金额至少100.00元', { field: 'target' });
  const { user } = await show(answer(childGoal, refused));
  expect(await screen.findByText('愿望金额至少100.00元')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '改金额' }));
  expect(await screen.findByRole('dialog', { name: '愿望要多少' })).toBeVisible();
});

it('stands where the reckoning did not come', async () => {
  await show(answer(childGoal, new NetworkFailure('')));
  expect(await screen.findByText('测算没有出来')).toBeVisible();
  expect(screen.getByRole('button', { name: '登录并新建小账户' })).toBeEnabled();
});

it('names the login, and keeps what was considered for the form', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('radio', { name: '按4%，每月1,257元' }));
  await user.click(screen.getByRole('button', { name: '登录并新建小账户' }));
  await waitFor(() =>
    expect(childDraft.get()).toMatchObject({ target: '200000', rate: '0.0400', name: '' }),
  );
});

it('leaves the assumption to the form where none was chosen, and keeps the child’s name', () => {
  const typed = { ...emptyChild, name: '小满', target: '1' };
  const draft = draftOf(FIRST, { today: '2026-11-23', typed });
  expect(draft).toMatchObject({ name: '小满', target: '200000', targetDate: '2036-11-23' });
  expect(draft).not.toHaveProperty('rate');
});
