import type {
  components,
  planAhead,
  planCalendar,
  planDetail,
  planNextDates,
  plans,
} from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';

type Plan = components['schemas']['PlanRecord'];
type Run = components['schemas']['RunRecord'];

/** A plan of a fixed amount that runs. */
export const PLAN: Plan = {
  planNo: '2026111700481926',
  fundCode: '031028',
  fundName: '澄溪短债债券A',
  fundType: '1105',
  amount: '500.00',
  cycleUnit: 2,
  cycle: 1,
  fixDay: 28,
  cycleName: '每月28日',
  smart: null,
  end: null,
  payer: '江汀银行 储蓄卡 0000',
  cardId: '700000000000000005',
  tradeAcco: '0000000001001',
  cashFundCode: null,
  state: '1',
  stateName: '进行中',
  next: { nominal: '2026-03-28', date: '2026-03-30', why: '3月28日休市，顺延到3月30日' },
  paidRuns: 4,
  paid: '2000.00',
  failures: 0,
  warning: '',
  underWay: false,
  createdAt: '2025-11-03T10:12:00.000+08:00',
  endedAt: null,
  endedWhy: '',
};

/** One that takes more when the fund is cheap, and has failed twice. */
export const SMART: Plan = {
  ...PLAN,
  planNo: '2026111700481927',
  fundCode: '033506',
  fundName: '芷汀大盘300指数A',
  amount: '12500.00',
  cycleUnit: 1,
  fixDay: 4,
  cycleName: '每周四',
  smart: { rule: 'average', name: '跟均线', window: 250 },
  end: { date: null, times: null, targetRate: '0.2', text: '收益率达到20.00%时提醒并停止扣款' },
  next: { nominal: '2026-03-05', date: '2026-03-05', why: '' },
  paidRuns: 43,
  paid: '523200.00',
  failures: 2,
  warning: '已连续2次扣款失败，再失败1次计划会终止',
};

/** One that rests, and has never taken anything. */
export const PAUSED: Plan = {
  ...PLAN,
  planNo: '2026111700481928',
  fundCode: '034024',
  fundName: '听松价值发现混合C',
  amount: '300.00',
  cycleUnit: 1,
  cycle: 2,
  fixDay: 1,
  cycleName: '每两周的周一',
  state: '2',
  stateName: '已暂停',
  next: null,
  paidRuns: 0,
  paid: '0.00',
};

/** One that ended by itself. */
export const ENDED: Plan = {
  ...PAUSED,
  planNo: '2026111700481929',
  state: '3',
  stateName: '已终止',
  paidRuns: 6,
  paid: '1800.00',
  endedAt: '2026-02-09T15:02:00.000+08:00',
  endedWhy: '连续3次扣款失败，计划自动终止',
};

const day = (date: string, { planNo, fundCode, fundName, amount }: Plan, most = amount) => ({
  date,
  amount,
  most,
  runs: [{ planNo, fundCode, fundName, amount, most, nominal: date, why: '' }],
});

export const PLANS: Output<typeof plans> = {
  plans: [SMART, PLAN, PAUSED],
  running: 2,
  paused: 1,
  ended: 2,
  pageNo: 1,
  hasMore: false,
};

/** What they take in the next days. */
export const AHEAD: Output<typeof planAhead> = {
  until: '2026-04-03',
  amount: '50500.00',
  most: '100500.00',
  days: [
    { date: '2026-03-05', amount: '12500.00', runs: 1 },
    { date: '2026-03-12', amount: '12500.00', runs: 1 },
    { date: '2026-03-19', amount: '12500.00', runs: 1 },
    { date: '2026-03-26', amount: '12500.00', runs: 1 },
    { date: '2026-03-30', amount: '500.00', runs: 1 },
  ],
};

export const NO_PLANS: Output<typeof plans> = {
  plans: [],
  running: 0,
  paused: 0,
  ended: 0,
  pageNo: 1,
  hasMore: false,
};

/** A run that was paid and confirmed. */
export const RUN: Run = {
  date: '2026-02-26',
  nominal: '2026-02-26',
  why: '',
  state: '2',
  stateName: '已扣款',
  amount: '11250.00',
  base: '12500.00',
  percent: 90,
  distance: '13.8412%',
  orderNo: '2026022600001',
  firstOrderNo: null,
  tries: 1,
  reason: '',
  orderStatusName: '确认成功',
  shares: '7031.25',
  nav: '1.5998',
};

/** A run that the bank refused twice. */
export const FAILED_RUN: Run = {
  ...RUN,
  date: '2026-02-24',
  nominal: '2026-02-19',
  why: '2月19日休市，顺延到2月24日',
  state: '3',
  stateName: '扣款失败',
  orderNo: '2026022400002',
  firstOrderNo: '2026022400001',
  tries: 2,
  reason: '余额不足，09:30和14:00各试一次',
  orderStatusName: '已作废',
  shares: null,
  nav: null,
};

/** A run for which the customer was not ready. */
export const SKIPPED_RUN: Run = {
  ...FAILED_RUN,
  date: '2026-02-12',
  nominal: '2026-02-12',
  why: '',
  state: '4',
  stateName: '本期跳过',
  orderNo: null,
  firstOrderNo: null,
  tries: 1,
  reason: '风险测评已过期',
  orderStatusName: '',
};

export const DETAIL: Output<typeof planDetail> = {
  plan: SMART,
  return: {
    paid: '511200.00',
    value: '498211.94',
    profit: '-12988.06',
    percent: '-0.0254',
    shares: '319112.40',
    averageCost: '1.6019',
    runs: 42,
    waiting: 1,
    navDate: '2026-03-03',
    course: {
      dates: ['2025-05-08', '2025-08-01', '2025-12-01', '2026-03-03'],
      paid: ['12500.00', '162500.00', '375000.00', '511200.00'],
      value: ['12500.00', '170311.20', '369004.18', '498211.94'],
    },
  },
  runs: [
    {
      ...RUN,
      date: '2026-03-04',
      nominal: '2026-03-04',
      state: '1',
      stateName: '扣款中',
      shares: null,
      nav: null,
      orderStatusName: '',
    },
    RUN,
    FAILED_RUN,
    SKIPPED_RUN,
    {
      ...RUN,
      date: '2026-02-05',
      nominal: '2026-02-05',
      percent: 140,
      amount: '17500.00',
      distance: '-6.8541%',
      shares: '12069.12',
    },
  ],
  before: null,
  changes: [
    {
      what: 'changed',
      text: '每期金额由10,000.00元改为12,500.00元；结束条件由一直扣改为收益率达到20.00%时提醒并停止扣款',
      at: '2026-01-12T20:14:00.000+08:00',
    },
    { what: 'resumed', text: '你恢复了计划', at: '2025-12-02T09:01:00.000+08:00' },
    { what: 'paused', text: '你暂停了计划', at: '2025-11-20T09:01:00.000+08:00' },
    {
      what: 'made',
      text: '每周四，每期10,000.00元，江汀银行 储蓄卡 0000',
      at: '2025-05-03T10:12:00.000+08:00',
    },
  ],
};

export const NEXT_DATES: Output<typeof planNextDates> = {
  cycleName: '每月28日',
  dates: [
    { nominal: '2026-03-28', date: '2026-03-30', why: '3月28日休市，顺延到3月30日' },
    { nominal: '2026-04-28', date: '2026-04-28', why: '' },
    { nominal: '2026-05-28', date: '2026-05-28', why: '' },
    { nominal: '2026-06-28', date: '2026-06-29', why: '6月28日休市，顺延到6月29日' },
  ],
  dropped: [],
  text: '首次扣款3月30日（周一）',
};

const thursdays = Array.from({ length: 52 }, (_, at) => {
  const date = new Date(Date.UTC(2026, 2, 5 + at * 7));
  return date.toISOString().slice(0, 10);
}).filter((date) => date !== '2026-10-01');
const months = [...new Set(thursdays.map((date) => date.slice(0, 7)))];

/** A year of Thursdays; of one the next week's has the day. */
export const CALENDAR: Output<typeof planCalendar> = {
  days: thursdays.map((date) =>
    date === '2027-02-11'
      ? {
          ...day('2027-02-15', SMART, '25000.00'),
          runs: day('2027-02-15', SMART).runs.map((run) => ({
            ...run,
            nominal: date,
            why: '2月11日休市，顺延到2月15日',
          })),
        }
      : day(date, SMART, '25000.00'),
  ),
  dropped: [
    {
      planNo: SMART.planNo,
      fundName: SMART.fundName,
      nominal: '2026-10-01',
      shifted: '2026-10-08',
      why: '10月1日起休市到10月7日，和下一期撞在一起，这一期不扣',
    },
  ],
  months: months.map((month) => {
    const runs = thursdays.filter((date) => date.slice(0, 7) === month).length;
    return { month: `${month}-01`, amount: `${12500 * runs}.00`, runs };
  }),
};
