import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { childGoal, childInfo, children, closeChild, createChild } from '@/wire/gen/childaccounts';
import { consents } from '@/wire/gen/privacy';
import {
  CHILD,
  CHILDREN,
  consentsWith,
  goalOf,
  INFO,
  NO_CHILDREN,
} from '../../../../test/childSamples';
import { PLAN } from '../../../../test/planSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';

const PATH = '/childAccount/modify';

beforeEach(() => amountsHidden.set(false));

function show(...answers: TestAnswer[]) {
  return renderScreen(`${PATH}?childNo=1`, {
    answers: [
      ...answers,
      answer(consents, consentsWith(true)),
      answer(childInfo, INFO),
      answer(children, CHILDREN),
      answer(childGoal, goalOf()),
    ],
  });
}

const LEFT = {
  unsettled: [
    {
      kind: 'order',
      title: '买入澄溪短债债券A',
      fundCode: '031028',
      tradeAcco: CHILD.tradeAcco,
      orderNo: '77',
      shares: null,
      amount: '1000.00',
      until: '2026-03-05',
    },
  ],
  plans: [PLAN],
};

it('has the values in its fields, and no card', async () => {
  await show();
  expect(await screen.findByLabelText('称呼')).toHaveValue('小满');
  expect(screen.getByLabelText('愿望名称')).toHaveValue('大学基金');
  expect(screen.getByLabelText('要多少')).toHaveValue('200000');
  expect(screen.getByRole('radio', { name: '女儿' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '2%' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /银行卡/ })).toBeNull();
});

it('saves what was changed, with its number', async () => {
  const { user, calls } = await show(answer(createChild, CHILD));
  const wish = await screen.findByLabelText('愿望名称');
  await user.clear(wish);
  await user.type(wish, '留学');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(calls(createChild)).toHaveLength(1));
  expect(calls(createChild)[0]).toMatchObject({ childNo: 1, wish: '留学', cardId: null });
  expect(await screen.findByText('已保存')).toBeVisible();
});

it('lets a day that has passed stay as it is', async () => {
  const late = { ...CHILD.wish, targetDate: '2025-01-01', state: 'late' as const };
  await show(answer(childInfo, { ...INFO, goal: null, child: { ...CHILD, wish: late } }));
  expect(await screen.findByLabelText('什么时候')).not.toHaveAccessibleDescription(/要在今天之后/);
  expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
});

it('closes it in two taps, the second of which states the consequence', async () => {
  const done = { childNo: 1, message: '已关闭小账户，孩子的信息和成长记录已删除' };
  let closed = false;
  const { user, calls } = await show(
    answer(closeChild, () => {
      closed = true;
      return done;
    }),
    answer(childInfo, () => ({ ...INFO, closed })),
    answer(children, () => (closed ? NO_CHILDREN : CHILDREN)),
  );
  await user.click(await screen.findByRole('button', { name: '关闭这个小账户' }));
  const dialog = within(
    await screen.findByRole('alertdialog', {
      name: '关闭后，小满的称呼、生日和成长记录会删除，不能恢复',
    }),
  );
  await user.click(dialog.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(window.location.pathname).toBe('/childAccount'));
  expect(calls(closeChild)).toEqual([{ childNo: 1 }]);
  expect(await screen.findByText(done.message)).toBeVisible();
  expect(await screen.findByRole('heading', { name: '给孩子的钱，单独放' })).toBeVisible();
});

it('asks for the consent before it changes anything, and closes without it', async () => {
  const gone = { ...CHILD, consented: false, birth: null, name: '小账户1', letter: '1' };
  const { user } = await show(
    answer(childInfo, { ...INFO, child: gone }),
    answer(consents, consentsWith(false)),
  );
  expect(await screen.findByText('孩子的信息没有保存')).toBeVisible();
  expect(screen.getByRole('button', { name: '关闭这个小账户' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: '去看同意书' }));
  expect(await screen.findByText(/先征求你的同意：未成年人信息/)).toBeVisible();
});

it('has empty fields for what is kept no more', async () => {
  const gone = { ...CHILD, consented: false, birth: null, name: '小账户1', letter: '1' };
  const { user } = await show(answer(childInfo, { ...INFO, child: gone }));
  await user.click(await screen.findByRole('button', { name: '去看同意书' }));
  expect(await screen.findByLabelText('称呼')).toHaveValue('');
  expect(screen.getByLabelText('愿望名称')).toHaveValue('大学基金');
});

async function refuseToClose(cause: Error) {
  const { user } = await show(answer(closeChild, cause));
  await user.click(await screen.findByRole('button', { name: '关闭这个小账户' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '关闭' }));
}

it('tells line by line what is left, each with its way', async () => {
  await refuseToClose(new Refusal(30005, '小账户里还有没了结的事项，处理后才能关闭', LEFT));
  expect(await screen.findByText('小账户里还有没了结的事项，处理后才能关闭')).toBeVisible();
  expect(screen.getByText('先了结下面2件')).toBeVisible();
  expect(screen.getByRole('link', { name: /^定投澄溪短债债券A/ })).toHaveAttribute(
    'href',
    `/fixedinvestdetail?planNo=${PLAN.planNo}`,
  );
  expect(screen.getByRole('link', { name: /^买入澄溪短债债券A/ })).toHaveAttribute(
    'href',
    '/dealDetails?orderNo=77',
  );
  expect(screen.queryByRole('link', { name: /^把份额划转/ })).toBeNull();
});

it('offers to move what is held instead of redeeming it', async () => {
  const held = { ...LEFT.unsettled[0], kind: 'holding', orderNo: null, shares: '6226.06' };
  const left = { unsettled: [held], plans: [] };
  await refuseToClose(new Refusal(30005, '小账户里还有没了结的事项，处理后才能关闭', left));
  const move = await screen.findByRole('link', { name: /^把份额划转到我的账户/ });
  expect(move).toHaveAttribute('href', '/childMove?childNo=1&way=out');
  const redeem = screen.getByRole('link', { name: /去赎回/ });
  expect(move.compareDocumentPosition(redeem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says that no answer came', async () => {
  await refuseToClose(new NetworkFailure(''));
  expect(await screen.findByText('网络没有连上，请检查后重试')).toBeVisible();
});

it('says that it is closed, and that it did not come', async () => {
  await show(answer(childInfo, { ...INFO, closed: true }));
  expect(await screen.findByText('这个小账户已经关闭')).toBeVisible();
});

it('says that its form did not come', async () => {
  await show(answer(childInfo, new Refusal(90000, '系统繁忙', null)));
  expect(await screen.findByText('表单没有加载出来')).toBeVisible();
});

it('says which one is meant where the address does not', async () => {
  await renderScreen(PATH);
  expect(await screen.findByRole('button', { name: '看小账户' })).toBeVisible();
});

it('stands on what the server answers', async () => {
  await renderScreen(`${PATH}?childNo=1`);
  expect(await screen.findByLabelText('愿望名称')).toHaveValue('读大学');
});
