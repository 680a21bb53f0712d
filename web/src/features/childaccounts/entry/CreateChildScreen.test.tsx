import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type ChildDraft, childDraft, emptyChild } from '@/features/childaccounts/drafts';
import { Refusal } from '@/wire/failure';
import { bankcardList } from '@/wire/gen/bankcards';
import { childGoal, children, createChild } from '@/wire/gen/childaccounts';
import { consents } from '@/wire/gen/privacy';
import { CHILD, CHILDREN, consentsWith, goalOf } from '../../../../test/childSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';

const PATH = '/childAccount/create';

const TYPED: ChildDraft = {
  ...emptyChild,
  name: ' 小满 ',
  birth: '2017-11-08',
  relation: 'daughter',
  target: '200000',
  targetDate: '2099-09-01',
};

beforeEach(() => childDraft.set(null));

function show(...answers: TestAnswer[]) {
  return renderScreen(PATH, {
    answers: [
      ...answers,
      answer(consents, consentsWith(true)),
      answer(children, CHILDREN),
      answer(childGoal, goalOf()),
    ],
  });
}

async function handIn(told: TestAnswer) {
  childDraft.set(TYPED);
  const shown = await show(told);
  await shown.user.click(await screen.findByRole('button', { name: '新建小账户' }));
  return shown;
}

it('asks for the consent to keep a minor’s data before anything is typed', async () => {
  await show(answer(consents, consentsWith(false)));
  expect(await screen.findByText(/先征求你的同意：未成年人信息/)).toBeVisible();
  expect(screen.queryByLabelText('称呼')).toBeNull();
});

it('opens an account with the middle assumption and the only card that pays', async () => {
  const { calls } = await handIn(answer(createChild, CHILD));
  await waitFor(() => expect(window.location.pathname).toBe('/childAccount'));
  expect(window.location.search).toBe('?childNo=1');
  expect(calls(createChild)).toEqual([
    {
      childNo: null,
      name: '小满',
      birth: '2017-11-08',
      relation: 'daughter',
      groupScene: 'baby_education',
      wish: '',
      target: '200000.00',
      targetDate: '2099-09-01',
      rate: '0.0200',
      cardId: '700000000000000005',
    },
  ]);
  expect(childDraft.get()).toBeNull();
});

it('leads on to the last one that may be kept, too', async () => {
  let made = false;
  childDraft.set(TYPED);
  const { user } = await show(
    answer(createChild, () => {
      made = true;
      return CHILD;
    }),
    answer(children, () => ({ ...CHILDREN, mayAdd: !made })),
  );
  await user.click(await screen.findByRole('button', { name: '新建小账户' }));
  await waitFor(() => expect(window.location.pathname).toBe('/childAccount'));
});

it('leads to the field that was refused, and keeps what was typed', async () => {
  const refused = new Refusal(30001, '愿望金额最多10,000,000.00元', { field: 'target' });
  await handIn(answer(createChild, refused));
  const field = await screen.findByLabelText('要多少');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('愿望金额最多10,000,000.00元');
  expect(screen.getByLabelText('称呼')).toHaveValue(' 小满 ');
});

it('says at once what can not be, and how old the child is then', async () => {
  const { user } = await show();
  const birth = await screen.findByLabelText('出生日期');
  await user.type(birth, '20000101');
  expect(birth).toHaveAccessibleDescription('小账户为未满18岁的孩子设立');
  await user.clear(birth);
  await user.type(birth, '29990101');
  expect(birth).toHaveAccessibleDescription('出生日期不能晚于今天');
  await user.clear(birth);
  await user.type(birth, '20171108');
  const date = screen.getByLabelText('什么时候');
  await user.type(date, '20200101');
  expect(date).toHaveAccessibleDescription('要在今天之后');
  await user.clear(date);
  await user.type(date, '20981109');
  expect(date).toHaveAccessibleDescription('那时孩子81岁');
});

it('says what a month takes once sum and day are there', async () => {
  childDraft.set(TYPED);
  const { calls } = await show();
  expect(await screen.findByText('每月月末存1,415元，按这个假设能达成')).toBeVisible();
  expect(calls(childGoal).at(-1)).toMatchObject({ target: '200000', have: '0' });
});

it('says that there are enough, and that nothing could pay', async () => {
  await show(answer(children, { ...CHILDREN, mayAdd: false, most: 2 }));
  expect(await screen.findByText('最多同时有2个小账户')).toBeVisible();
  expect(screen.getByRole('link', { name: '看我的小账户' })).toBeVisible();
});

it('leads to a card where none can pay', async () => {
  await show(answer(bankcardList, { list: [] }));
  expect(await screen.findByRole('link', { name: '去添加银行卡' })).toHaveAttribute(
    'href',
    '/addCard',
  );
});
