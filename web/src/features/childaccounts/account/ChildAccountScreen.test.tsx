import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { noteDrafts } from '@/features/childaccounts/drafts';
import { chooseTextSize } from '@/lib/look';
import { amountsHidden } from '@/trade/customer/amounts';
import { setLocked } from '@/trade/customer/gestureLock';
import { Refusal } from '@/wire/failure';
import {
  childAssets,
  childGoal,
  childInfo,
  childNotes,
  childPicks,
  children,
  createChild,
} from '@/wire/gen/childaccounts';
import {
  ASSETS,
  CHILD,
  CHILDREN,
  goalOf,
  INFO,
  NO_CHILDREN,
  NOTES,
  OTHER,
  PICKS,
} from '../../../../test/childSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { ahead } from './ChildAccountScreen';

const PATH = '/childAccount';

beforeEach(() => {
  amountsHidden.set(false);
  setLocked(false);
  noteDrafts.set(null);
  chooseTextSize('normal');
});

const ONE = { ...CHILDREN, children: [CHILD] };

function show(list = CHILDREN, answers: readonly TestAnswer[] = [], path = PATH) {
  return renderScreen(path, {
    answers: [
      ...answers,
      answer(children, list),
      answer(childInfo, ({ childNo }) =>
        Number(childNo) === 2 ? { ...INFO, child: OTHER, goal: null, funds: [], plans: [] } : INFO,
      ),
      answer(childAssets, ASSETS),
      answer(childNotes, NOTES),
      answer(childGoal, ({ monthly }) => goalOf(monthly ?? undefined)),
      answer(childPicks, PICKS),
    ],
  });
}

it('shows the wish as a sum, a date, an age, one bar and what is missing', async () => {
  await show(ONE);
  expect(await screen.findByRole('heading', { name: '小满的大学基金' })).toBeVisible();
  expect(screen.getByText('8岁，到2036-03满18岁')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '完成5.0%' })).toHaveAttribute(
    'aria-valuenow',
    '5',
  );
  expect(screen.getByText('还差190,000.00')).toBeVisible();
  expect(screen.getByText(/每月定投约.*按假设能达成/)).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByRole('link', { name: '新建' })).toHaveAttribute(
    'href',
    '/childAccount/create',
  );
  expect(screen.getByRole('link', { name: '修改小满的小账户' })).toHaveAttribute(
    'href',
    '/childAccount/modify?childNo=1',
  );
});

it('shows three assumptions, and what the same sum comes to, the shortfall first', async () => {
  const { user, calls } = await show(ONE);
  const rates = await screen.findByRole('radiogroup', { name: '按哪种年化假设' });
  expect(within(rates).getByRole('radio', { name: '按2%，每月1,415元' })).toBeChecked();
  expect(await screen.findByText(/^照每月1,415存/)).toHaveTextContent(
    /按0%会差20,200\.00，按4%会多23,266\.77。$/,
  );
  expect(calls(childGoal)).toEqual([]);
  await user.click(within(rates).getByRole('radio', { name: '按4%，每月1,257元' }));
  expect(await screen.findByText(/^照每月1,257存/)).toHaveTextContent(/按2%会差/);
  expect(calls(childGoal)).toEqual([
    { target: '200000.00', have: '10000.00', months: 120, monthly: '1257.00' },
  ]);
});

it('tells the fan by keys, and as a table', async () => {
  const { user } = await show(ONE);
  const fan = await screen.findByRole('figure', { name: /^每月存1,415元，10年后在三种假设下/ });
  const table = screen.getByRole('table', { name: /三种假设下的结余/ });
  expect(within(table).getAllByRole('row')).toHaveLength(12);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['时间', '按4%', '按2%', '按0%']);
  fan.focus();
  await user.keyboard('{End}');
  expect(fan).toHaveTextContent('2036年3月，18岁');
  expect(fan).toHaveTextContent('179,800.00');
});

it('leads to plans and holdings of the child, and to where more is bought', async () => {
  const { user } = await show(ONE);
  expect(await screen.findByRole('link', { name: /^澄溪短债债券A.*下次/ })).toHaveAttribute(
    'href',
    '/fixedinvestdetail?planNo=2026111700481926',
  );
  expect(screen.getByRole('link', { name: /^澄溪短债债券A.*6,226\.06份/ })).toHaveAttribute(
    'href',
    '/assetDetails?fundCode=031028&purpose=CHILD%3A1',
  );
  expect(screen.getByText('已扣4期，共2,000.00')).toBeVisible();
  expect(screen.getByText(/^份额登记在你名下，只是单独记账/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '买入' }));
  await waitFor(() => expect(window.location.pathname).toBe('/childAccount/recommend'));
  expect(window.location.search).toBe('?childNo=1');
});

it('has a tab for each child, which stands in the address', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('tab', { name: '阿禾' }));
  expect(await screen.findByRole('heading', { name: '阿禾的旅行金' })).toBeVisible();
  expect(window.location.search).toBe('?childNo=2');
  expect(screen.getByText(/^其中.*确认中$/)).toHaveTextContent('其中1,000.00确认中');
  expect(await screen.findByText('还没有定投，选一只基金，每月存一点')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '每月存多少才够' })).toBeNull();
});

it('opens the child of the address, and no new one where there are enough', async () => {
  await show({ ...CHILDREN, mayAdd: false }, [], `${PATH}?childNo=2`);
  expect(await screen.findByRole('tab', { name: '阿禾' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('link', { name: '新建' })).toBeNull();
});

it('hides all sums, and the bar and the fan that would tell them', async () => {
  amountsHidden.set(true);
  await show(ONE);
  expect(await screen.findByRole('progressbar', { name: '完成****' })).toBeEmptyDOMElement();
  expect(screen.getByText('按现在的定投和假设能达成')).toBeVisible();
  expect(await screen.findByText('显示金额后，能看三种假设下每年的结余')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  expect(document.body).not.toHaveTextContent(/1,415|190,000|7,141/);
});

it('says the ways on where the wish is reached, and where its day has come', async () => {
  const reached = { ...CHILD.wish, state: 'reached' as const, text: '愿望金额已经攒够' };
  const late = { ...OTHER.wish, state: 'late' as const, text: '日子到了，还差1.00元' };
  const { user } = await show({
    ...CHILDREN,
    children: [
      { ...CHILD, wish: { ...reached, progress: '1', missing: '0.00' } },
      { ...OTHER, wish: late },
    ],
  });
  expect(await screen.findByText(/点下面的基金赎回，钱回到江汀银行 0000/)).toBeVisible();
  expect(screen.getByText('够了')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '阿禾' }));
  expect(await screen.findByRole('link', { name: '改愿望或日期' })).toHaveAttribute(
    'href',
    '/childAccount/modify?childNo=2',
  );
});

it('keeps notes, the newest first, and adds one', async () => {
  const { user, calls } = await show(ONE, [answer(createChild, CHILD)]);
  expect(await screen.findByText(/^8岁生日/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '写一条' }));
  const field = await screen.findByRole('textbox', { name: '记点什么' });
  const save = screen.getByRole('button', { name: '记下' });
  expect(save).toBeDisabled();
  await user.type(field, ' 会骑车了 ');
  expect(field).toHaveAccessibleDescription('还能写194字');
  await user.click(save);
  await waitFor(() => expect(calls(createChild)).toEqual([{ childNo: 1, comment: '会骑车了' }]));
  expect(await screen.findByText('已记下')).toBeVisible();
});

it('says why a note was not kept, and keeps what was written', async () => {
  const full = new Refusal(30006, '每个小账户最多200条成长记录');
  const { user } = await show(ONE, [answer(createChild, full)]);
  await user.click(await screen.findByRole('button', { name: '写一条' }));
  const field = await screen.findByRole('textbox', { name: '记点什么' });
  await user.type(field, '会骑车了');
  await user.click(screen.getByRole('button', { name: '记下' }));
  expect(await screen.findByText('每个小账户最多200条成长记录')).toBeVisible();
  expect(field).toHaveValue('会骑车了');
});

it('keeps what was typed of a note when its sheet is left, until it is saved', async () => {
  const { user } = await show(ONE, [answer(createChild, CHILD)]);
  const write = () => user.click(screen.getByRole('button', { name: '写一条' }));
  expect(await screen.findByText(/^8岁生日/)).toBeVisible();
  await write();
  await user.type(await screen.findByRole('textbox', { name: '记点什么' }), '会骑车了');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await write();
  expect(await screen.findByRole('textbox')).toHaveValue('会骑车了');
  await user.click(screen.getByRole('button', { name: '记下' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(noteDrafts.get()).toBeNull();
});

it('takes no notes without the consent, and says where it is given', async () => {
  const gone = { ...CHILD, consented: false, birth: null, age: null, name: '小账户1', letter: '1' };
  await show({ ...ONE, children: [{ ...gone, wish: { ...CHILD.wish, ageThen: null } }] });
  expect(await screen.findByText('到2036-03')).toBeVisible();
  expect(screen.queryByRole('button', { name: '写一条' })).toBeNull();
  expect(screen.getByRole('link', { name: '去看看' })).toHaveAttribute(
    'href',
    '/childAccount/modify?childNo=1',
  );
});

it('stands with the wish where its reckoning did not come', async () => {
  await show(ONE, [answer(childInfo, new Refusal(90000, '系统繁忙', null))]);
  expect(await screen.findByText('愿望的测算没有加载出来')).toBeVisible();
  expect(screen.getByRole('heading', { name: '小满的大学基金' })).toBeVisible();
});

it('says that the accounts did not come', async () => {
  await renderScreen(PATH, { answers: [answer(children, new Refusal(90000, '系统繁忙', null))] });
  expect(await screen.findByText('小账户没有加载出来')).toBeVisible();
});

it('has one assumption at a time in large letters', async () => {
  chooseTextSize('elder');
  const { user } = await show(ONE);
  expect(await screen.findByText('按年化2%，每月要存')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '4%' }));
  expect(await screen.findByText('按年化4%，每月要存')).toBeVisible();
  expect(screen.getByText('10年后能到200,000元')).toBeVisible();
});

it('is an introduction to a customer who has none', async () => {
  const { user } = await show(NO_CHILDREN);
  expect(await screen.findByRole('heading', { name: '给孩子的钱，单独放' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '新建小账户' }));
  await waitFor(() => expect(window.location.pathname).toBe('/childAccount/create'));
});

it('stands on what the server answers', async () => {
  await renderScreen(PATH);
  expect(await screen.findByRole('heading', { name: '小满的读大学' })).toBeVisible();
  expect(await screen.findByText(/^照每月132存/)).toHaveTextContent('按0%会差2,103.96');
  expect(screen.getByText('869.30份，净值 03-03')).toBeVisible();
  expect(await screen.findByText('第一次自己骑车')).toBeVisible();
});

it('neither shows nor asks of children as long as the gesture is not drawn', async () => {
  setLocked(true);
  const { calls } = await show(ONE);
  expect(await screen.findByRole('heading', { name: '已锁定' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '小账户' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/小满|大学基金|新建/);
  expect(calls(children)).toEqual([]);
  act(() => setLocked(false));
  expect(await screen.findByRole('heading', { name: '小满的大学基金' })).toBeVisible();
});

it('covers the children that stand there when the gesture lock closes', async () => {
  await show(ONE);
  expect(await screen.findByRole('heading', { name: '小满的大学基金' })).toBeVisible();
  act(() => setLocked(true));
  expect(await screen.findByRole('heading', { name: '已锁定' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('小满');
});

it('is the introduction to a visitor', async () => {
  await renderScreen(PATH, { as: 'visitor' });
  expect(await screen.findByRole('heading', { name: '给孩子的钱，单独放' })).toBeVisible();
});

it('fetches nothing of children ahead as long as the gesture is not drawn', async () => {
  setLocked(true);
  const { calls } = await renderScreen('/funddetail?fundCode=031028');
  ahead();
  expect(await screen.findByText('法律文件')).toBeVisible();
  expect(calls(children)).toEqual([]);
  act(() => setLocked(false));
  ahead();
  await waitFor(() => expect(calls(children)).toHaveLength(1));
});
