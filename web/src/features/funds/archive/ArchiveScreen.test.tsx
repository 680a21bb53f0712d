import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkFailure } from '@/wire/failure';
import { showArchive } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import type { Archive } from './figures';

const PATH = '/funddetail/archivesdetail?fundCode=031028';
const BARE: Archive = {
  ...sample(showArchive),
  earlierDate: null,
  publishedDate: null,
  sizeChange: null,
  leftStockVoList: [],
};
const TOLD: Archive = {
  ...BARE,
  reportDate: '2026-09-30',
  publishedDate: '2026-10-27',
  earlierDate: '2026-06-30',
  fundSizeStr: '86.41',
  sizeChange: '418000000.00',
  fundSizeRecordVoList: [
    { day: '2026-09-30', amount: '8641000000.00', shares: null },
    { day: '2026-06-30', amount: '8223000000.00', shares: null },
  ],
  fundAssetAllocationVoList: [
    { name: '股票', ratio: '0.8860', before: '0.9070', change: '-0.0210' },
    { name: '债券', ratio: '0.1140', before: '0.0930', change: '0.0210' },
  ],
  fundIndustryAllocationVoList: [
    { name: '制造业', ratio: '0.3820', before: '0.4160', change: '-0.0340' },
    { name: '批发零售', ratio: '0.0150', before: null, change: null },
  ],
  stockTotalPercent: '0.1202',
  fundKeyStockVoList: [
    { code: '600418', name: '墨川精密', ratio: '0.0782', change: '0.0036' },
    { code: '688502', name: '翎云科技', ratio: '0.0420', change: null },
  ],
  leftStockVoList: [{ code: '600842', name: '屹澜电力', ratio: '0.0300', change: null }],
};

it('tells each part with its day and what changed since the quarter before', async () => {
  await renderScreen(PATH, { as: 'visitor', answers: [answer(showArchive, TOLD)] });
  expect(await screen.findByText(/规模比上季多4.18亿。股票少了2.1个百分点/)).toBeVisible();
  expect(screen.getByText('2026年第3季度报告，2026-10-27公布')).toBeVisible();
  const industries = screen.getByRole('table', { name: '行业' });
  const [, made, sold] = within(industries).getAllByRole('row');
  expect(made).toHaveTextContent('制造业38.2%−3.4');
  expect(sold).toHaveTextContent('批发零售1.5%新进');
  const stocks = screen.getByRole('table', { name: '重仓股票' });
  expect(within(stocks).getByText('600418')).toBeVisible();
  expect(screen.getByText('退出前十：屹澜电力 600842')).toBeVisible();
  const sizes = screen.getByRole('table', { name: /净资产（亿元）/ });
  expect(within(sizes).getAllByRole('row')[0]).toHaveTextContent('2026-09-3086.41');
});

it('says why where a report is missing, and never zero', async () => {
  await renderScreen(PATH, { as: 'visitor', answers: [answer(showArchive, BARE)] });
  expect(await screen.findAllByText(/还没有收到它的定期报告/)).not.toHaveLength(0);
  expect(screen.queryByRole('table', { name: '行业' })).toBeNull();
  expect(screen.queryByText(/0\.00?%/)).toBeNull();
  expect(screen.getByText('没有过')).toBeVisible();
});

it('goes to a part by the bar, which names all of them', async () => {
  const { user } = await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(showArchive, TOLD)],
  });
  const bar = await screen.findByRole('navigation', { name: '档案的段落' });
  const gone: string[] = [];
  Element.prototype.scrollIntoView = function into() {
    gone.push(this.id);
  };
  await user.click(within(bar).getByRole('button', { name: '行业' }));
  expect(gone).toEqual(['industries']);
  expect(within(bar).getByRole('button', { current: true })).toHaveTextContent('行业');
});

it('asks again where it did not come', async () => {
  let fails = true;
  const { user } = await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(showArchive, () => (fails ? new NetworkFailure() : TOLD))],
  });
  const again = await screen.findByRole('button', { name: '重试' });
  fails = false;
  await user.click(again);
  expect(await screen.findByText('墨川精密')).toBeVisible();
});

it('names the currency of sizes that are not in yuan', async () => {
  const dollars = { ...TOLD, fundInfoVo: { ...TOLD.fundInfoVo, currency: '840' } };
  await renderScreen(PATH, { as: 'visitor', answers: [answer(showArchive, dollars)] });
  expect(await screen.findByRole('table', { name: /净资产（亿美元）/ })).toBeInTheDocument();
  expect(screen.getByText('亿美元')).toBeVisible();
});
