import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { visit } from '@/route/history';
import { Refusal } from '@/wire/failure';
import {
  riskQuestions,
  riskResult,
  riskResults,
  submitRiskTest,
  tradeRiskMatch,
} from '@/wire/gen/suitability';
import { rememberRoute, wantedRoute } from '@/wire/session';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import { savedRiskTest } from '../saved';

const PAPER = sample(riskQuestions);
const LAST = new Map(PAPER.lastAnswers.map(({ questionNo, options }) => [questionNo, options]));
/** Of a customer who took the test again: C2 after C4. */
const AGAIN = sample(submitRiskTest);
const OLD = { ...sample(riskResult), riskExpired: true };
const MATCH = sample(tradeRiskMatch);
const FUND = MATCH.funds[0]?.fundCode ?? '';

beforeEach(savedRiskTest.forget);

const path = () => window.location.pathname + window.location.search;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Answers each question by the option at this place, all but the last. */
async function answerAll(user: Awaited<ReturnType<typeof renderScreen>>['user'], place: number) {
  for (const { content, options, multiple } of PAPER.questions) {
    const text = content.replace(/（可多选）$/, '');
    await screen.findByRole('heading', { name: text });
    const chosen = options[place]?.content ?? '';
    await user.click(screen.getByText(chosen));
    const next = screen.queryByRole('button', { name: '下一题' });
    if (multiple && next) await user.click(next);
  }
}

it('says why and how often before it begins', async () => {
  const left = { leftToday: 1, leftThisYear: 3 };
  await renderScreen('/secondrisktest', {
    answers: [
      answer(riskResult, { ...OLD, ...left }),
      answer(riskQuestions, { ...PAPER, ...left }),
    ],
  });
  expect(await screen.findByText('已过期，买入前要重新测评')).toBeVisible();
  expect(screen.getByText('今天1次，12个月内3次')).toBeVisible();
  expect(await screen.findByText('每天最多2次，12个月内最多8次')).toBeVisible();
});

it.each([
  [0, 5, '今天的测评次数已用完，明天可以再做'],
  [0, 0, '12个月内的测评次数已用完，2099-03-02起可以再做'],
])('begins nothing when no test is left: %i today, %i in twelve months', async (day, year, why) => {
  const paper = { ...PAPER, leftToday: day, leftThisYear: year, nextTestOn: '2099-03-02' };
  await renderScreen('/secondrisktest', { answers: [answer(riskQuestions, paper)] });
  expect(await screen.findByText(why)).toBeVisible();
  expect(await button('开始复评')).toBeDisabled();
});

it('sends who was never tested to the first test', async () => {
  const none = { ...sample(riskResult), tested: false };
  const { user } = await renderScreen('/secondrisktest', { answers: [answer(riskResult, none)] });
  await user.click(await button('去测评'));
  await expect.poll(path).toBe('/risktestbefore');
});

it('marks the last answers and chooses none of them', async () => {
  const { user } = await renderScreen('/secondrisktest');
  await user.click(await button('开始复评'));
  await screen.findByRole('heading', { name: '您的年龄是？' });
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  const [first] = PAPER.questions;
  const marked = screen.getAllByRole('radio').filter((radio) => {
    const label = radio.closest('label');
    return label !== null && within(label).queryByText('上次') !== null;
  });
  const letters = marked.map((radio) => radio.closest('label')?.textContent?.charAt(0));
  expect(letters).toEqual(LAST.get(first?.questionNo ?? 1));
  expect(await button('下一题')).toBeDisabled();
});

it('marks nothing where the last test had another version', async () => {
  const paper = { ...PAPER, lastAnswers: [] };
  const { user } = await renderScreen('/secondrisktest', {
    answers: [answer(riskQuestions, paper)],
  });
  await user.click(await button('开始复评'));
  await screen.findByRole('heading', { name: '您的年龄是？' });
  expect(screen.queryByText('上次')).toBeNull();
});

it('goes back from the questions to what stands before them, and keeps the answers', async () => {
  const { user } = await renderScreen('/secondrisktest');
  await user.click(await button('开始复评'));
  await user.click(await screen.findByText('31至45岁'));
  await screen.findByRole('heading', { name: '您的主要收入来源是？' });
  window.history.back();
  expect(await button('继续复评（已答1/13）')).toBeVisible();
  expect(path()).toBe('/secondrisktest');
});

it('hands the answers in once, and shows the result with the fund that was wanted', async () => {
  let sent = 0;
  const { user, calls } = await renderScreen(`/secondrisktest?fundCode=${FUND}`, {
    answers: [
      answer(submitRiskTest, () => {
        sent += 1;
        return AGAIN;
      }),
      answer(riskResult, () => (sent ? AGAIN : OLD)),
    ],
  });
  await user.click(await button('开始复评'));
  await answerAll(user, 1);
  await user.dblClick(await button('提交，看结果'));
  await expect.poll(path).toBe(`/secondrisktestresult?fundCode=${FUND}`);
  expect(await screen.findByText('认可并回到交易')).toBeVisible();
  expect(calls(submitRiskTest)).toHaveLength(1);
  expect(calls(submitRiskTest)[0]?.answers).toHaveLength(13);
  expect(savedRiskTest.of(PAPER.version)).toEqual({});
});

it('stays at the questions when no test is left by then', async () => {
  const full = new Refusal(14006, '你今天已测评2次，请明天再试', null);
  const { user } = await renderScreen('/secondrisktest', {
    answers: [answer(submitRiskTest, full)],
  });
  await user.click(await button('开始复评'));
  await answerAll(user, 1);
  await user.click(await button('提交，看结果'));
  expect(await screen.findByText('你今天已测评2次，请明天再试')).toBeVisible();
  await user.click(await button('我知道了'));
  expect(await screen.findByRole('heading', { name: '您的年龄是？' })).toBeVisible();
  expect(path()).toBe('/secondrisktest');
});

it('begins again where the questionnaire has a newer version', async () => {
  const newer = new Refusal(14009, '问卷已更新，请重新作答', null);
  const { user } = await renderScreen('/secondrisktest', {
    answers: [answer(submitRiskTest, newer)],
  });
  await user.click(await button('开始复评'));
  await answerAll(user, 1);
  await user.click(await button('提交，看结果'));
  expect(await button('开始复评')).toBeVisible();
  expect(path()).toBe('/secondrisktest');
});

it('says what the change opens and closes, and which answers made it', async () => {
  await renderScreen('/secondrisktestresult', { answers: [answer(riskResult, AGAIN)] });
  expect(await screen.findByText('R3、R4以后要先读完风险揭示书并确认。')).toBeVisible();
  const table = screen.getByRole('table', { name: '能买的产品有什么变化' });
  const row = within(table).getByRole('row', { name: /R3/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['可以买', '先确认']);
  const changed = AGAIN.previous?.answers ?? [];
  expect(screen.getByRole('heading', { name: `改了${changed.length}题` })).toBeVisible();
  expect(screen.getByText(changed[0]?.now ?? '')).toBeVisible();
});

it('goes back to the order that it came from', async () => {
  const { user } = await renderScreen('/risktestexplain');
  await screen.findByRole('heading', { name: '测评规则' });
  act(() => visit(`/secondrisktestresult?fundCode=${FUND}`));
  await user.click(await button('认可并回到交易'));
  await expect.poll(path).toBe('/risktestexplain');
});

it('goes on to the screen that was wanted, past all of the door', async () => {
  const { user } = await renderScreen('/secondrisktest');
  rememberRoute('/security');
  act(() => visit('/secondrisktestresult', { replace: true }));
  await user.click(await button('认可并回到交易'));
  await expect.poll(path).toBe('/security');
  expect(wantedRoute()).toBeNull();
});

it('offers others where the fund cannot be bought still', async () => {
  const barred = { ...MATCH, processOn: false, matchResultCode: 'T6', letter: null };
  const { user } = await renderScreen(`/secondrisktestresult?fundCode=${FUND}`, {
    answers: [answer(tradeRiskMatch, barred)],
  });
  expect(await screen.findByText('还是不能买')).toBeVisible();
  expect(screen.queryByRole('button', { name: '认可并回到交易' })).toBeNull();
  await user.click(await button('看看其他基金'));
  await expect.poll(path).toBe('/fundlist');
  // The list stands before the page is taken away.
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});

it('lists all results, and says which one counts', async () => {
  const { user, calls } = await renderScreen('/risktestresult');
  expect(calls(riskResults)).toEqual([]);
  await user.click(await button('历次结果'));
  const sheet = await screen.findByRole('dialog', { name: '历次测评结果' });
  const rows = await within(sheet).findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('当前结果');
  expect(rows[0]).toHaveTextContent('2026-03-04 复评');
  expect(rows[1]).not.toHaveTextContent('当前结果');
  expect(rows[1]).toHaveTextContent('2026-03-02 首次测评');
  expect(rows[1]).toHaveTextContent('有效期至2027-03-02');
  await user.click(within(sheet).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads from a result that has run out to the re-assessment', async () => {
  const { user } = await renderScreen('/risktestresult', { answers: [answer(riskResult, OLD)] });
  await user.click(await button('重新测评'));
  await expect.poll(path).toBe('/secondrisktest');
});
