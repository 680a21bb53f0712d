import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import { Refusal } from '@/wire/failure';
import { mailMonthly, mailStatementOf, statementFile, statements } from '@/wire/gen/statements';
import { answer, renderScreen } from '../../../test/renderScreen';
import { byYear, periodName, type Statements, shortName } from './periods';

const OCTOBER = {
  period: '2026-10',
  begin: '110995.38',
  netIn: '1893.82',
  profit: '417.93',
  end: '113307.13',
  isOpen: false,
};
const NOVEMBER = {
  period: '2026-11',
  begin: '113307.13',
  netIn: '-8633.04',
  profit: '-389.71',
  end: '104284.38',
  isOpen: true,
};
const YEAR = {
  period: '2026',
  begin: '0.00',
  netIn: '104256.16',
  profit: '28.22',
  end: '104284.38',
  isOpen: true,
};
const LIST: Statements = {
  months: [NOVEMBER, OCTOBER],
  years: [YEAR],
  until: '2026-11-20',
  monthly: false,
  email: 'li***@example.com',
};

beforeEach(() => {
  amountsHidden.set(false);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: vi.fn() }),
  );
});

it('groups months by their year, and names them', () => {
  const years = byYear({ ...LIST, years: [YEAR, { ...YEAR, period: '2025' }] });
  expect(years.map(({ months }) => months.map(({ period }) => period))).toEqual([
    ['2026-11', '2026-10'],
    [],
  ]);
  expect([periodName('2026-10'), periodName('2026'), shortName('2026-10')]).toEqual([
    '2026年10月',
    '2026年',
    '10月',
  ]);
});

it('shows what a month came to, and gives its paper', async () => {
  const { user, calls } = await renderScreen('/statements', {
    answers: [
      answer(statements, LIST),
      answer(statementFile, { fileName: '对账单-2026-10.pdf', content: btoa('%PDF-1.7') }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^10月.*期末113,307\.13/ }));
  expect(screen.getByText('在途的买入和赎回没有算在内')).toBeVisible();
  const sheet = await screen.findByRole('dialog', { name: '2026年10月' });
  expect(within(sheet).getByText(/^在途的买入和赎回没有算在资产里/)).toBeVisible();
  for (const text of ['110,995', '1,893', '+417', '113,307']) {
    expect(within(sheet).getByText((_, at) => ownText(at).startsWith(text))).toBeVisible();
  }
  await user.click(within(sheet).getByRole('button', { name: '下载' }));
  await waitFor(() => expect(calls(statementFile)).toEqual([{ period: '2026-10' }]));
  expect(await screen.findByText(/^已下载/)).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('mails a statement, and says where to or why not', async () => {
  const mailed = {
    period: '2026-10',
    email: 'li***@example.com',
    state: '2' as const,
    stateName: '已发出',
    leftToday: 9,
  };
  let refused = true;
  const { user } = await renderScreen('/statements', {
    answers: [
      answer(statements, LIST),
      answer(mailStatementOf, () =>
        refused ? new Refusal(21002, '今天已发送10次文件，请明天再试') : mailed,
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^10月/ }));
  const mail = await screen.findByRole('button', { name: '发到邮箱' });
  await user.click(mail);
  expect(await screen.findByText('今天已发送10次文件，请明天再试')).toBeVisible();
  refused = false;
  await user.click(mail);
  expect(await screen.findByText('已发到li***@example.com')).toBeVisible();
});

it('turns each month on', async () => {
  const { user, calls } = await renderScreen('/statements', {
    answers: [
      answer(statements, LIST),
      answer(mailMonthly, { monthly: true, email: 'li***@example.com' }),
    ],
  });
  await user.click(await screen.findByRole('switch', { name: '每月寄账单' }));
  await waitFor(() => expect(calls(mailMonthly)).toEqual([{ monthly: true }]));
  expect(await screen.findByText('打开了，下个月开始寄')).toBeVisible();
});

it('leads to an e-mail where there is none', async () => {
  await renderScreen('/statements', { answers: [answer(statements, { ...LIST, email: null })] });
  expect(await screen.findByRole('link', { name: /每月寄账单.*填邮箱/ })).toHaveAttribute(
    'href',
    '/email',
  );
  expect(screen.queryByRole('switch')).toBeNull();
});

it('says that there are none yet', async () => {
  const none = { months: [], years: [], until: null, monthly: false, email: null };
  await renderScreen('/statements', { answers: [answer(statements, none)] });
  expect(await screen.findByText('还没有对账单')).toBeVisible();
  expect(screen.getByRole('link', { name: '去选基金' })).toBeVisible();
});

it('hides amounts as every other screen does', async () => {
  amountsHidden.set(true);
  await renderScreen('/statements', { answers: [answer(statements, LIST)] });
  expect(await screen.findByText('金额已隐藏')).toBeVisible();
  expect(screen.queryByText(/113,307/)).toBeNull();
});

/** A figure's whole and cents stand apart. */
function ownText(at: Element | null): string {
  return at?.classList.contains('fig') ? (at.textContent ?? '') : '';
}
