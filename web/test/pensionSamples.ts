import type { preBuy } from '@/wire/gen/orders';
import type { components } from '@/wire/gen/pension';
import type { consents } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { FUND as CARD } from './childSamples';
import { sampleFor } from './sample';

type Schemas = components['schemas'];

const sums = (amount: number, rate: number): Schemas['TaxSums'] => ({
  amount: amount.toFixed(2),
  saved: (amount * rate).toFixed(2),
  due: (amount * 0.03).toFixed(2),
  net: (amount * (rate - 0.03)).toFixed(2),
});

const bracket = (rate: number): Schemas['TaxBracket'] => ({
  rate: rate.toFixed(2),
  whole: sums(12_000, rate),
  paidIn: sums(8_000, rate),
  left: sums(4_000, rate),
});

/** Of two lots, the first may leave. */
export const STEADY: Schemas['PensionFund'] = {
  ...CARD,
  fundCode: '048231',
  fundName: '砚北稳健养老目标混合(FOF)Y',
  fundRisk: '3',
  fundType: '1103',
  category: 'FOF-养老目标',
  value: '9973.83',
  dayProfit: '-7.94',
  holdingProfit: '973.83',
  holdingProfitRate: '0.1082',
  shares: '7934.00',
  nav: '1.2571',
  navDate: '2026-03-02',
  holdMonths: 12,
  listed: true,
  available: '5386.20',
  nextFree: '2026-09-23',
  convertible: true,
  lots: [
    {
      registeredOn: '2024-03-21',
      shares: '5386.20',
      value: '6770.99',
      source: 'buy',
      redeemableFrom: '2025-03-21',
      free: true,
      daysLeft: 0,
    },
    {
      registeredOn: '2025-09-23',
      shares: '2547.80',
      value: '3202.84',
      source: 'reinvest',
      redeemableFrom: '2026-09-23',
      free: false,
      daysLeft: 203,
    },
  ],
};

/** None of its lots may leave. */
export const FAR: Schemas['PensionFund'] = {
  ...STEADY,
  fundCode: '048239',
  fundName: '砚北养老目标日期2045混合(FOF)Y',
  fundRisk: '4',
  value: '9182.58',
  holdMonths: 36,
  available: '0.00',
  nextFree: '2028-09-19',
  lots: [
    {
      registeredOn: '2025-09-19',
      shares: '7942.72',
      value: '9182.58',
      source: 'buy',
      redeemableFrom: '2028-09-19',
      free: false,
      daysLeft: 930,
    },
  ],
};

export const ACCO = '0000000001019';

export const ACCOUNT: Schemas['PensionAccount'] = {
  linked: true,
  consented: true,
  tradeAcco: ACCO,
  bankName: '江汀银行',
  tail: '3302',
  balance: '3000.00',
  balanceAt: '2026-03-04T09:20:00.000+08:00',
  silent: false,
  totalAssets: '22156.41',
  value: '19156.41',
  buying: '0.00',
  asking: '0.00',
  leaving: '0.00',
  dayProfit: '-38.92',
  dayProfitDate: '2026-03-02',
  holdingProfit: '2156.41',
  holdingProfitRate: '0.1268',
  totalProfit: '2156.41',
  year: {
    year: 2026,
    limit: '12000.00',
    paidIn: '8000.00',
    left: '4000.00',
    invested: '5000.00',
    waiting: '3000.00',
    payments: [
      { day: '2026-01-16', amount: '5000.00' },
      { day: '2026-02-27', amount: '3000.00' },
    ],
    endsOn: '2026-12-31',
  },
  tax: {
    rateDrawn: '0.03',
    brackets: [0.03, 0.1, 0.2, 0.25, 0.3, 0.35, 0.45].map(bracket),
  },
  listed: 18,
  funds: [STEADY, FAR],
};

/** Nobody has ever linked one. */
export const UNLINKED: Schemas['PensionAccount'] = {
  ...ACCOUNT,
  linked: false,
  consented: false,
  tradeAcco: null,
  bankName: '',
  tail: '',
  balance: null,
  balanceAt: null,
  totalAssets: '0.00',
  value: '0.00',
  dayProfit: '0.00',
  dayProfitDate: null,
  holdingProfit: '0.00',
  holdingProfitRate: null,
  totalProfit: '0.00',
  year: {
    ...ACCOUNT.year,
    paidIn: '0.00',
    left: '12000.00',
    invested: '0.00',
    waiting: '0.00',
    payments: [],
  },
  funds: [],
};

const share = (change: Partial<Schemas['PensionShare']>): Schemas['PensionShare'] => ({
  buyable: true,
  category: 'FOF-养老目标',
  dayGrowth: '-0.0008',
  fundCode: STEADY.fundCode,
  fundName: STEADY.fundName,
  fundType: '1103',
  fundTypeName: '混合型',
  incomePerTenThousand: null,
  maxDrawdown: '-0.0312',
  minFirstBuy: '1.00',
  nav: '1.2571',
  navDate: '2026-03-02',
  otherClass: null,
  period: '1y',
  periodGrowth: '0.0481',
  periodName: '近1年',
  riskLevel: '3',
  riskName: 'R3 中风险',
  sevenDayYield: null,
  shareClass: 'Y',
  sparkline: [],
  status: '0',
  statusName: '开放申购',
  tags: [],
  holdMonths: 12,
  ...change,
});

export const SHARES: Schemas['PensionShares'] = {
  day: '2026-03-04',
  list: [
    share({}),
    share({
      fundCode: FAR.fundCode,
      fundName: FAR.fundName,
      riskLevel: '4',
      riskName: 'R4 中高风险',
      holdMonths: 36,
      buyable: false,
      status: '5',
      statusName: '暂停申购',
    }),
  ],
};

/** Before a purchase of the first one with the pension account. */
export const PRE: Output<typeof preBuy> = {
  ...(sampleFor('preBuy', 'holder') as Output<typeof preBuy>),
  fundCode: STEADY.fundCode,
  fundName: STEADY.fundName,
  fundRisk: '3',
  fundType: '1103',
  open: true,
  matchCode: 'T0',
  minAmount: '1.00',
  maxAmount: '100000.00',
  voucher: null,
};

/** The customer's consents, with that to what the bank says in force or not. */
export function consentsWith(inForce: boolean): Output<typeof consents> {
  const known = sampleFor('consents', 'holder') as Output<typeof consents>;
  const [first] = known.purposes;
  if (!first) throw new Error('no consent to take after');
  const pension = {
    ...first,
    purpose: 'pension' as const,
    purposeName: '个人养老金账户信息',
    textId: 'consent-pension@2026.1',
    textTitle: '个人养老金账户信息处理同意书',
    inForce,
  };
  const others = known.purposes.filter(({ purpose }) => purpose !== 'pension');
  return { ...known, purposes: [...others, pension] };
}
