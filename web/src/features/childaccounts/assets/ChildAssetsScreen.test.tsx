import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import { Refusal } from '@/wire/failure';
import { childAssets } from '@/wire/gen/childaccounts';
import { ASSETS } from '../../../../test/childSamples';
import { answer, renderScreen } from '../../../../test/renderScreen';

const PATH = '/ChildAsset';

beforeEach(() => amountsHidden.set(false));

const show = (assets: Parameters<typeof answer<object, typeof ASSETS>>[1] = ASSETS) =>
  renderScreen(PATH, { answers: [answer(childAssets, assets)] });

it('shows what all have, and each child with what it brought', async () => {
  await show();
  expect(await screen.findByText('2个小账户的资产（元）')).toBeVisible();
  expect(screen.getByText('其中在途1,000.00')).toBeVisible();
  const first = screen.getByRole('link', { name: /小满/ });
  expect(first).toHaveAttribute('href', '/childAccount?childNo=1');
  expect(first).toHaveTextContent(/10,000\.00.*−6\.63.*\+5\.39.*\+0\.05%/);
  expect(screen.getByRole('link', { name: /阿禾/ })).toHaveTextContent('1,000.00确认中');
  // Of no other day than that of the only one that holds something.
  expect(screen.getAllByText(/^昨日收益 .*03-03$/)).toHaveLength(2);
});

it('names no day where the children’s differ', async () => {
  const [one, two] = ASSETS.children;
  if (!one || !two) throw new Error('two children');
  await show({ ...ASSETS, children: [one, { ...two, dayProfitDate: '2026-03-02' }] });
  expect(await screen.findByText('昨日收益')).toBeVisible();
});

it('hides the sums and keeps the rates', async () => {
  amountsHidden.set(true);
  await show();
  const first = await screen.findByRole('link', { name: /小满/ });
  expect(first).toHaveTextContent('+0.05%');
  expect(document.body).not.toHaveTextContent(/1,000|6\.63|5\.39/);
});

it('begins an account where there is none', async () => {
  await show({ ...ASSETS, children: [] });
  expect(await screen.findByRole('link', { name: '新建小账户' })).toHaveAttribute(
    'href',
    '/childAccount/create',
  );
});

it('says that they did not come', async () => {
  await show(new Refusal(90000, '系统繁忙', null));
  expect(await screen.findByText('小账户资产没有加载出来')).toBeVisible();
});

it('stands on what the server answers', async () => {
  await renderScreen(PATH);
  expect(await screen.findByRole('link', { name: /小满.*1,000\.04/ })).toBeVisible();
});
