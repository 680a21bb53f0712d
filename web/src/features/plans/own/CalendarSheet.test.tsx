import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { calendarLink, plans, shareCalendar, unshareCalendar } from '@/wire/gen/plans';
import { NO_PLANS, PLANS } from '../../../../test/planSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';

const MADE = '2026-03-02T10:00:00.000+08:00';
const PATH = '/api/v1/m/fixprotocol/calendar.ics?key=of-this-test';

async function open(answers: readonly TestAnswer[], list = PLANS) {
  const rendered = await renderScreen('/myfixedinvest', {
    answers: [...answers, answer(plans, list)],
  });
  await rendered.user.click(await screen.findByRole('button', { name: /加到手机日历/ }));
  return { ...rendered, sheet: within(await screen.findByRole('dialog', { name: '定投日历' })) };
}

it('makes a link, which a calendar opens and the customer copies', async () => {
  const { user, sheet, calls } = await open([
    answer(calendarLink, { madeAt: null }),
    answer(shareCalendar, { path: PATH, madeAt: MADE }),
  ]);
  expect(await sheet.findByText(/拿到链接的人也能看到这些/)).toBeVisible();
  expect(sheet.queryByRole('button', { name: '停用链接' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '生成链接' }));
  expect(await sheet.findByText(`${window.location.origin}${PATH}`)).toBeVisible();
  expect(sheet.getByRole('link', { name: '在日历里打开' })).toHaveAttribute(
    'href',
    `webcal://${window.location.host}${PATH}`,
  );
  await user.click(sheet.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('链接已复制')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${PATH}`);
  expect(calls(shareCalendar)).toHaveLength(1);
});

it('says since when there is a link, and ends it once that was said', async () => {
  let madeAt: string | null = MADE;
  const { user, sheet, calls } = await open([
    answer(calendarLink, () => ({ madeAt })),
    answer(unshareCalendar, () => {
      madeAt = null;
      return { madeAt };
    }),
  ]);
  expect(await sheet.findByText(/03-02生成了一个链接/)).toBeVisible();
  expect(sheet.getByRole('button', { name: '换一个链接' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '停用链接' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '停用定投日历的链接' }));
  await user.click(dialog.getByRole('button', { name: '停用链接' }));
  await waitFor(() => expect(calls(unshareCalendar)).toHaveLength(1));
  expect(await sheet.findByRole('button', { name: '生成链接' })).toBeVisible();
});

it('says the server’s sentence where no link can be made', async () => {
  const { user, sheet } = await open([
    answer(calendarLink, { madeAt: null }),
    answer(shareCalendar, new Refusal(29010, '你没有进行中的定投计划，日历里没有内容可放', null)),
  ]);
  await user.click(await sheet.findByRole('button', { name: '生成链接' }));
  expect(await screen.findByText(/日历里没有内容可放/)).toBeVisible();
});

it('ends the link also when the last plan is over', async () => {
  const { sheet } = await open([answer(calendarLink, { madeAt: MADE })], {
    ...NO_PLANS,
    ended: 1,
  });
  expect(await sheet.findByRole('button', { name: '停用链接' })).toBeVisible();
});

it('has no way there for who never had a plan', async () => {
  await renderScreen('/myfixedinvest', { answers: [answer(plans, NO_PLANS)] });
  await screen.findByText('还没有定投');
  expect(screen.queryByRole('button', { name: /加到手机日历/ })).toBeNull();
});
