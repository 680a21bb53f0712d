import type {
  childAssets,
  childInfo,
  childNotes,
  childPicks,
  children,
  components,
  movableShares,
} from '@/wire/gen/childaccounts';
import type { consents } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { PLAN } from './planSamples';
import { sampleFor } from './sample';

type Schemas = components['schemas'];
type Child = Schemas['ChildRecord'];

const GOAL = sampleFor('childGoal', 'visitor') as Schemas['GoalView'];

/** What a sum a month comes to in ten years, with ten thousand that are there. */
export function goalOf(monthly = GOAL.monthly): Schemas['GoalView'] {
  if (monthly === GOAL.monthly) return GOAL;
  const assumptions = GOAL.assumptions.map(({ rate, needed }) => {
    const course = courseOf(Number(monthly), Number(rate));
    const end = course.at(-1) ?? 0;
    return {
      rate,
      needed,
      end: end.toFixed(2),
      missing: (200_000 - end).toFixed(2),
      course: course.map((sum) => sum.toFixed(2)),
    };
  });
  return { ...GOAL, monthly, assumptions };
}

function courseOf(monthly: number, rate: number): number[] {
  const course = [10_000];
  let sum = 10_000;
  for (let month = 1; month <= 120; month += 1) {
    sum += (sum * rate) / 12 + monthly;
    if (month % 12 === 0) course.push(sum);
  }
  return course;
}

/** The first child: a plan runs that is enough. */
export const CHILD: Child = {
  childNo: 1,
  name: '小满',
  letter: '满',
  relation: 'daughter',
  birth: '2017-11-08',
  age: 8,
  tradeAcco: '0000000001009',
  purpose: 'CHILD:1',
  cardId: '700000000000000005',
  cardName: '江汀银行 0000',
  wish: {
    groupScene: 'baby_education',
    sceneName: '教育金',
    name: '大学基金',
    target: '200000.00',
    targetDate: '2036-03-20',
    ageThen: 18,
    months: 120,
    rate: '0.0200',
    progress: '0.0500',
    missing: '190000.00',
    needed: '1415.00',
    state: 'onTrack',
    text: '每月定投约1,415.00元，按假设能达成',
  },
  saved: '10000.00',
  value: '10000.00',
  buying: '0.00',
  holdingProfit: '5.39',
  planned: '1415.00',
  plans: 1,
  createdAt: '2025-09-14T10:00:00.000+08:00',
  consented: true,
};

/** The second one: nothing is planned, something waits for its confirmation. */
export const OTHER: Child = {
  ...CHILD,
  childNo: 2,
  name: '阿禾',
  letter: '禾',
  relation: 'son',
  birth: '2022-06-01',
  age: 3,
  tradeAcco: '0000000001010',
  purpose: 'CHILD:2',
  wish: {
    ...CHILD.wish,
    groupScene: 'baby_travel',
    sceneName: '旅行金',
    name: '旅行金',
    target: '30000.00',
    targetDate: '2028-06-01',
    ageThen: 6,
    months: 27,
    progress: '0.0333',
    missing: '29000.00',
    needed: '1051.00',
    state: 'unplanned',
    text: '每月存1,051.00元，按假设能达成',
  },
  saved: '1000.00',
  value: '0.00',
  buying: '1000.00',
  holdingProfit: '0.00',
  planned: '0.00',
  plans: 0,
};

export const CHILDREN: Output<typeof children> = {
  children: [CHILD, OTHER],
  saved: '11000.00',
  value: '10000.00',
  most: 5,
  mayAdd: true,
  consented: true,
};

export const NO_CHILDREN: Output<typeof children> = {
  ...CHILDREN,
  children: [],
  saved: '0.00',
  value: '0.00',
};

export const FUND: Schemas['HeldFund'] = {
  fundCode: '031028',
  fundName: '澄溪短债债券A',
  fundRisk: '2',
  fundType: '1105',
  category: '债券型-短债',
  cost: '7164.61',
  dilutedCost: '7164.61',
  dayProfit: '-6.63',
  frozen: '0.00',
  holdingProfit: '-22.70',
  holdingProfitRate: '-0.0032',
  inTransit: '0.00',
  nav: '1.1471',
  navDate: '2026-03-03',
  roundDividends: '0.00',
  shares: '6226.06',
  totalProfit: '-22.70',
  unitCost: '1.1507',
  updated: true,
  value: '7141.91',
};

export const INFO: Output<typeof childInfo> = {
  child: CHILD,
  closed: false,
  goal: goalOf(),
  funds: [FUND],
  plans: [{ ...PLAN, childNo: 1, amount: '1415.00', tradeAcco: CHILD.tradeAcco }],
};

export const NOTES: Output<typeof childNotes> = {
  list: [
    {
      noteNo: '2',
      kind: 'note',
      text: '8岁生日，和小满一起看了账户，讲了什么是净值。',
      at: '2025-11-08T20:00:00.000+08:00',
    },
    {
      noteNo: '1',
      kind: 'opened',
      text: '开立了小账户，愿望是大学基金：200,000.00元',
      at: '2025-09-14T10:00:00.000+08:00',
    },
  ],
  pageNo: 1,
  total: 2,
  hasMore: false,
};

const sumsOf = ({ childNo, name, letter, purpose, saved, value, buying }: Child) => ({
  childNo,
  name,
  letter,
  purpose,
  totalAssets: saved,
  value,
  buying,
  leaving: '0.00',
  dayProfit: childNo === 1 ? '-6.63' : '0.00',
  dayProfitDate: childNo === 1 ? '2026-03-03' : null,
  holdingProfit: childNo === 1 ? '5.39' : '0.00',
  holdingProfitRate: childNo === 1 ? '0.0005' : null,
  totalProfit: childNo === 1 ? '12.39' : '0.00',
});

export const ASSETS: Output<typeof childAssets> = {
  totalAssets: '11000.00',
  value: '10000.00',
  inTransit: '1000.00',
  dayProfit: '-6.63',
  holdingProfit: '5.39',
  totalProfit: '12.39',
  children: [sumsOf(CHILD), sumsOf(OTHER)],
};

export const PICKS: Output<typeof childPicks> = {
  rule: '可以定投、风险不高于R3、成立满3年的基金，每类取规模最大的一只，不按收益挑',
  list: [
    {
      fundCode: '031028',
      fundName: '澄溪短债债券A',
      category: '债券型-短债',
      riskLevel: '2',
      minFixed: '10.00',
      size: '12856000000.00',
      sizeDate: '2025-12-31',
      established: '2018-09-05',
    },
    {
      fundCode: '036823',
      fundName: '溯光大盘300指数A',
      category: '指数型-股票',
      riskLevel: '3',
      minFixed: '10.00',
      size: '29856000000.00',
      sizeDate: '2025-12-31',
      established: null,
    },
  ],
};

const DATES: Schemas['OrderDates'] = {
  tDay: '2026-03-04',
  navDate: '2026-03-04',
  confirmDate: '2026-03-05',
  redeemableDate: null,
  arriveDate: null,
  arriveDateLatest: null,
  incomeFrom: null,
  incomeUntil: null,
  cancelUntil: '2026-03-04T15:00:00.000+08:00',
  subscription: null,
};

const INDEX: Schemas['Movable'] = {
  fundCode: '033506',
  fundName: '芷汀大盘300指数A',
  shares: '9851.21',
  available: '9851.21',
  cost: '15400.00',
  value: '15672.29',
  nav: '1.5909',
  navDate: '2026-03-03',
  minHold: '1.00',
  dates: DATES,
  reason: '',
};

/** Both hold an index fund; the parent a money fund, too, and bonds of which something waits. */
export const MOVABLE: Output<typeof movableShares> = {
  childNo: 1,
  cardName: '江汀银行 储蓄卡 0009',
  ownAcco: '0000000001001',
  childAcco: CHILD.tradeAcco,
  into: [
    {
      ...INDEX,
      fundCode: '031000',
      fundName: '澄溪现金宝货币A',
      shares: '34310.10',
      available: '0.00',
      cost: '34080.88',
      value: '34310.10',
      nav: '1.0000',
      minHold: '0.00',
      reason: '货币基金没有赎回费和持有天数，请赎回后再到对方账户买入',
    },
    INDEX,
    {
      ...INDEX,
      fundCode: '031042',
      fundName: '澄溪纯债债券A',
      shares: '14314.15',
      available: '14000.00',
      cost: '15000.00',
      value: '14789.38',
      nav: '1.0332',
    },
  ],
  out: [{ ...INDEX, shares: '5425.94', available: '5425.94', cost: '8000.00', value: '8632.13' }],
};

/** The customer's consents, with that to a minor's data in force or not. */
export function consentsWith(inForce: boolean): Output<typeof consents> {
  const known = sampleFor('consents', 'holder') as Output<typeof consents>;
  const [first] = known.purposes;
  if (!first) throw new Error('no consent to take after');
  const minor = {
    ...first,
    purpose: 'minor' as const,
    purposeName: '未成年人信息',
    textId: 'consent-minor@2026.1',
    textTitle: '未成年人信息处理同意书',
    inForce,
  };
  const others = known.purposes.filter(({ purpose }) => purpose !== 'minor');
  return { ...known, purposes: [...others, minor] };
}
