import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amount } from '@/lib/figures';
import { Refusal } from '@/wire/failure';
import { assetOverview } from '@/wire/gen/holdings';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

it('shows what a customer has', async () => {
  await renderScreen('/asset');
  const { totalAssets } = sample(assetOverview);
  expect(
    await screen.findByText(new RegExp(amount(totalAssets).split('.')[0] ?? '')),
  ).toBeVisible();
});

it('shows who has no account what to do first, and no figures', async () => {
  const { calls } = await renderScreen('/asset', { as: 'newcomer' });
  expect(await screen.findByRole('button', { name: /开户/ })).toBeVisible();
  expect(calls(assetOverview)).toHaveLength(0);
});

it('says that figures did not come, and asks again', async () => {
  let answers = 0;
  const failing = answer(assetOverview, () => {
    answers += 1;
    return answers === 1 ? new Refusal(90000, '系统繁忙', null) : sample(assetOverview);
  });
  const { user } = await renderScreen('/asset', { answers: [failing] });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText(/总资产（元）/)).toBeVisible();
});

it('leads on to each category, and to all screens of the own money', async () => {
  await renderScreen('/asset');
  const kind = sample(assetOverview).parts.find(({ code }) => code === 'public')?.name ?? '';
  const card = (await screen.findByText('占比最高')).closest('section') as HTMLElement;
  expect(within(card).getByRole('link', { name: kind })).toHaveAttribute(
    'href',
    `/holdAsset?category=${encodeURIComponent(kind)}`,
  );
  const ways = await screen.findByRole('navigation', { name: '我的资产' });
  const paths = within(ways)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(paths).toEqual([
    '/profithis',
    '/position',
    '/SelfAsset',
    '/historyproduct',
    '/fundDividen',
  ]);
});

it('leads to the assets of the children by their part', async () => {
  await renderScreen('/asset');
  const way = await screen.findByRole('link', { name: '小账户' });
  expect(way).toHaveAttribute('href', '/ChildAsset');
});

it('leads to the pension by its part, and says what it has besides the list', async () => {
  const assets = sample(assetOverview);
  const pension = {
    code: 'pension' as const,
    name: '个人养老金',
    value: '12954.55',
    share: '0.09',
  };
  const others = assets.parts.filter(({ code }) => code !== 'pension');
  const parts = [...others, { ...assets.parts[0], ...pension } as (typeof assets.parts)[0]];
  await renderScreen('/asset', { answers: [answer(assetOverview, { ...assets, parts })] });
  expect(await screen.findByRole('link', { name: '个人养老金' })).toHaveAttribute(
    'href',
    '/pension',
  );
  expect(await screen.findByRole('link', { name: '养老金另有 12,954.55' })).toHaveAttribute(
    'href',
    '/pension',
  );
});
