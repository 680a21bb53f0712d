import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passing } from '@/lib/storage';
import { toasts } from '@/lib/toast';
import { Refusal } from '@/wire/failure';
import {
  authorizeData,
  bindManager,
  boundManager,
  changeManager,
  dataAuthorization,
  findManager,
} from '@/wire/gen/advisors';
import type { Output } from '@/wire/operation';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';

it('shows who a manager is before he is bound', async () => {
  const { user, calls } = await renderScreen('/binding', {
    as: 'newcomer',
    answers: [answer(bindManager, sample(boundManager))],
  });
  await user.type(await screen.findByLabelText('客户经理编号'), ' JT1002 ');
  expect(screen.queryByText('从业资格编号')).toBeNull();
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('F3110000009002')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '绑定陆安然' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('已绑定陆安然'));
  expect(calls(bindManager)).toEqual([{ mgrAccount: 'JT1002' }]);
});

it('takes the code of the link by which the customer came', async () => {
  await renderScreen('/binding?mgrAccount=JT1002', { as: 'newcomer' });
  expect(await screen.findByText('F3110000009002')).toBeVisible();
});

it('offers whose link the visit began with', async () => {
  passing.set('tael.share', JSON.stringify({ custShareNo: '', mgrAccount: 'JT1002' }));
  await renderScreen('/binding', { as: 'newcomer' });
  expect(await screen.findByText('F3110000009002')).toBeVisible();
  passing.remove('tael.share');
});

it('says at the field that nobody has the code, and offers nobody', async () => {
  const { user } = await renderScreen('/binding', {
    as: 'newcomer',
    answers: [answer(findManager, new Refusal(23001, '没有找到这位客户经理，请核对编号'))],
  });
  await user.type(await screen.findByLabelText('客户经理编号'), 'JT9');
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('没有找到这位客户经理，请核对编号')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^绑定/ })).toBeNull();
});

it('says from when on another one can be chosen', async () => {
  await renderScreen('/binding');
  expect(await screen.findByText(/起可以更换/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /更换客户经理/ })).toBeNull();
});

it('asks why another one is chosen', async () => {
  const bound = sample(boundManager);
  const { user, calls } = await renderScreen('/binding', {
    answers: [
      answer(boundManager, { ...bound, changeableFrom: '2026-01-01' }),
      answer(changeManager, bound),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /更换客户经理/ }));
  await user.type(await screen.findByLabelText('客户经理编号'), 'JT1002');
  await user.click(screen.getByRole('button', { name: '查询' }));
  const change = await screen.findByRole('button', { name: '更换为陆安然' });
  expect(change).toBeDisabled();
  await user.type(screen.getByLabelText('更换原因'), '搬家');
  await user.click(change);
  await waitFor(() =>
    expect(calls(changeManager)).toEqual([{ mgrAccount: 'JT1002', reason: '搬家' }]),
  );
});

it('says that who is found serves the customer already', async () => {
  const bound = sample(boundManager);
  const { user } = await renderScreen('/binding', {
    answers: [
      answer(boundManager, { ...bound, changeableFrom: '2026-01-01' }),
      answer(findManager, bound.manager as Output<typeof findManager>),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /更换客户经理/ }));
  await user.type(await screen.findByLabelText('客户经理编号'), 'JT1001');
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('宋知行已经是你的客户经理')).toBeVisible();
  expect(screen.queryByRole('button', { name: /更换为/ })).toBeNull();
});

it('lets a manager see a part for a term, and ends that at once', async () => {
  const { user, calls } = await renderScreen('/dataAuthorize', {
    answers: [answer(authorizeData, sample(dataAuthorization))],
  });
  await user.click(await screen.findByRole('switch', { name: '允许查看风险等级和基本资料' }));
  await user.click(await screen.findByRole('button', { name: '确认授权' }));
  await user.click(screen.getByRole('switch', { name: '允许查看持仓和收益' }));
  await waitFor(() =>
    expect(calls(authorizeData)).toEqual([
      {
        mgrAccount: 'JT1001',
        scope: 'profile',
        untilOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      { mgrAccount: 'JT1001', scope: 'holdings', untilOn: null },
    ]),
  );
});

it('leads who has no manager to one first', async () => {
  await renderScreen('/dataAuthorize', { as: 'newcomer' });
  expect(await screen.findByText('还没有绑定客户经理')).toBeVisible();
  expect(screen.getByRole('button', { name: '去绑定' })).toBeVisible();
});
