import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { assetAnalysis } from '@/wire/gen/holdings';
import { paidFees } from '@/wire/gen/orders';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import type { Analysis } from './sentences';

const part = (name: string, amount: string, share: string) => ({ name, amount, share });
const fund = (fundCode: string, fundName: string) => ({ fundCode, fundName });

/** Vector L1, with a security that two funds hold. */
const L1: Analysis = {
  ...sample(assetAnalysis),
  marketValue: '10000.01',
  held: 3,
  kinds: [part('指数型', '9000.01', '0.9000'), part('FOF', '1000.00', '0.1000')],
  steady: part('债券和货币', '0.00', '0.0000'),
  stocks: part('股票', '2850.30', '0.2850'),
  industries: {
    named: [part('制造业', '2100.30', '0.2100'), part('信息技术', '750.00', '0.0750')],
    disclosed: part('已披露行业', '2850.30', '0.2850'),
    other: part('其他', '6149.71', '0.6150'),
    undisclosed: part('未披露', '1000.00', '0.1000'),
    undisclosedFunds: [{ ...fund('000003', '澄溪优选A'), firstReport: '2027-01-01' }],
    reportDays: ['2026-09-30'],
  },
  securities: [
    {
      ...part('墨川精密', '300.00', '0.0300'),
      code: '600418',
      bond: false,
      funds: [
        { ...fund('000001', '甲'), ratio: '0.0400', amount: '240.00' },
        { ...fund('000002', '乙'), ratio: '0.0200', amount: '60.00' },
      ],
    },
  ],
  largest: part('最重的证券', '300.00', '0.0300'),
};

const answers = [answer(assetAnalysis, L1)];

it('shows the industries with what is other and what nobody has told', async () => {
  await renderScreen('/assetAnalysis', { answers });
  const table = await screen.findByRole('table', { name: '钱落在哪些行业' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '制造业2,100.3021.0%',
    '信息技术750.007.5%',
    '其他债券、存款，和季报没有列出的部分6,149.7161.5%',
    '未披露澄溪优选A还没有季报，首份在2027年1月1,000.0010.0%',
  ]);
  expect(screen.getByText('近3成在股票，制造业和信息技术最重。')).toBeVisible();
});

it('opens the funds behind a security', async () => {
  const { user } = await renderScreen('/assetAnalysis', { answers });
  await user.click(await screen.findByRole('button', { name: /墨川精密/ }));
  const sheet = await screen.findByRole('dialog', { name: '墨川精密的来源' });
  expect(within(sheet).getByRole('link', { name: /甲 ?占基金净值 4.00% ?240.00/ })).toBeVisible();
  expect(screen.getByText(/最集中的是墨川精密：2只基金都买/)).toBeVisible();
});

it('leaves rates where amounts are hidden', async () => {
  const { user } = await renderScreen('/assetAnalysis', { answers });
  await user.click(await screen.findByRole('button', { name: '隐藏金额' }));
  const table = screen.getByRole('table', { name: '钱落在哪些行业' });
  expect(table).toHaveTextContent('制造业****21.0%');
  await user.click(screen.getByRole('button', { name: '显示金额' }));
});

it('names the fees by kind and by fund, and stands without them', async () => {
  const { user } = await renderScreen('/assetAnalysis', { answers });
  const fees = sample(paidFees);
  expect(await screen.findByText(fees.kinds[0]?.name ?? '')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '按基金' }));
  const [first] = fees.funds;
  const name = first?.fundName ?? '';
  const row = screen.getByRole('link', { name: (spoken) => spoken.includes(name) });
  const of = `/assetDetails?fundCode=${first?.fundCode}`;
  expect(row).toHaveAttribute('href', name.endsWith('Y') ? `${of}&purpose=PENSION` : of);
});

it('stands without the fees', async () => {
  const failing = answer(paidFees, new Refusal(90000, '系统繁忙', null));
  await renderScreen('/assetAnalysis', { answers: [...answers, failing] });
  expect(await screen.findByText('费用没有加载出来')).toBeVisible();
  expect(screen.getByRole('table', { name: '钱落在哪些行业' })).toBeVisible();
});

it('says that money funds have no industries', async () => {
  const kinds = [part('货币型', '10000.01', '1.0000')];
  const money = answer(assetAnalysis, { ...L1, kinds, securities: [] });
  await renderScreen('/assetAnalysis', { answers: [money] });
  expect(await screen.findByText('只持有货币基金，没有行业')).toBeVisible();
  expect(screen.getByRole('link', { name: '全部在货币型基金' })).toBeVisible();
});

it('shows who holds nothing the way to funds', async () => {
  const nothing = answer(assetAnalysis, sample(assetAnalysis, 'newcomer'));
  await renderScreen('/assetAnalysis', { answers: [nothing] });
  expect(await screen.findByText('现在没有持有基金')).toBeVisible();
});

it('says that the analysis did not come', async () => {
  const failing = answer(assetAnalysis, new Refusal(90000, '系统繁忙', null));
  await renderScreen('/assetAnalysis', { answers: [failing] });
  expect(await screen.findByText('资产分析没有加载出来')).toBeVisible();
});
