import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { planCalendar, planDetail } from '@/wire/gen/plans';
import { CALENDAR, DETAIL, ENDED, PAUSED, PLAN, SMART } from '../../../../test/planSamples';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { factsOf, resultOf } from './resultOf';

it('says of a new plan when it begins and what happens then, and leads on', async () => {
  const { user } = await renderScreen(`/publicregresult?planNo=${SMART.planNo}`, {
    answers: [answer(planDetail, { ...DETAIL, changes: [] }), answer(planCalendar, CALENDAR)],
  });
  expect(await screen.findByRole('heading', { name: '定投已设好' })).toBeVisible();
  expect(screen.getByText('余额不足时14:00再试一次，仍不足这期就不扣')).toBeVisible();
  expect(await screen.findAllByText('按净值定')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '我的定投' }));
  await waitFor(() => expect(window.location.pathname).toBe('/myfixedinvest'));
});

it('names a change, a rest and an end for what they are', () => {
  expect(resultOf(PLAN, true)).toMatchObject({ title: '定投已修改', tone: 'done' });
  expect(resultOf(PAUSED, true).title).toBe('定投已修改，还在暂停');
  expect(resultOf(ENDED, false)).toMatchObject({ tone: 'undone', text: ENDED.endedWhy });
  expect(factsOf(SMART)).toContainEqual(['每期扣多少', '跟均线，250日']);
  expect(factsOf(PLAN)).toContainEqual(['到什么时候', '一直扣，直到你停']);
});
