import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { pensionAccount, pensionShares } from '@/wire/gen/pension';
import { ACCOUNT, FAR, SHARES, STEADY, UNLINKED } from '../../../../test/pensionSamples';
import { answer, type Person, renderScreen } from '../../../../test/renderScreen';

function show(account = ACCOUNT, as: Person = 'holder', list = SHARES) {
  return renderScreen('/pension/shares', {
    as,
    answers: [answer(pensionShares, list), answer(pensionAccount, account)],
  });
}

it('lists the directory by risk, each with its period and whether it is sold', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'R3 中风险' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'R4 中高风险' })).toBeVisible();
  expect(screen.getByText('每笔持有满1年')).toBeVisible();
  expect(screen.getByText('每笔持有满3年')).toBeVisible();
  expect(screen.getByText('暂停申购')).toBeVisible();
  expect(screen.getByRole('link', { name: /^砚北稳健养老目标/ })).toHaveAttribute(
    'href',
    `/funddetail?fundCode=${STEADY.fundCode}`,
  );
});

it('has a purchase for whoever has linked an account, of what is sold', async () => {
  await show();
  expect(await screen.findByRole('link', { name: `买入${STEADY.fundName}` })).toHaveAttribute(
    'href',
    `/pension/buy?fundCode=${STEADY.fundCode}`,
  );
  expect(screen.queryByRole('link', { name: `买入${FAR.fundName}` })).toBeNull();
});

it('leads to linking first', async () => {
  await show(UNLINKED);
  expect(await screen.findByRole('link', { name: '去关联' })).toHaveAttribute(
    'href',
    '/pension/link',
  );
  expect(screen.queryByRole('link', { name: /^买入/ })).toBeNull();
});

it('is open to a visitor, of whom no account is asked for', async () => {
  const { calls } = await show(ACCOUNT, 'visitor');
  expect(await screen.findByText('每笔持有满1年')).toBeVisible();
  expect(calls(pensionAccount)).toEqual([]);
  expect(screen.queryByRole('link', { name: /^买入|去关联/ })).toBeNull();
});

it('says that there is none', async () => {
  await show(ACCOUNT, 'holder', { ...SHARES, list: [] });
  expect(await screen.findByText('目录里现在没有基金')).toBeVisible();
});

it('says that the directory did not come', async () => {
  const failing = answer(pensionShares, new Refusal(90000, '系统繁忙', null));
  await renderScreen('/pension/shares', { answers: [failing] });
  expect(await screen.findByText('目录没有加载出来')).toBeVisible();
});
