const YEAR = 12;

/** 10年, 1年2个月, 8个月. */
function spanOf(months: number): string {
  const [years, rest] = [Math.floor(months / YEAR), months % YEAR];
  return `${years ? `${years}年` : ''}${rest ? `${rest}个月` : ''}`;
}

/** Texts of what a wish takes a month, under three assumptions. */
export const goalWords = {
  title: '每月存多少才够',
  how: '怎么算',
  left: (months: number) => `还要${months}个月，每月月末存，三种年化是假设，不是承诺`,
  monthly: '每月月末存（元），年化是假设，不是承诺',
  choose: '按哪种年化假设',
  at: (rate: string) => `按${rate}`,
  spoken: (rate: string, sum: string) => `按${rate}，每月${sum}元`,
  target: (sum: string) => `目标${sum}`,
  chart: (monthly: string, span: string) => `每月存${monthly}元，${span}后在三种假设下的结余`,
  keys: '左右键查看每年',
  time: '时间',
  now: '现在',
  span: spanOf,
  after: (months: number) => `${spanOf(months)}后`,
  month: (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`,
  age: (age: number) => `${age}岁`,
  keep: (monthly: string) => `照每月${monthly}存，`,
  keepNone: '不再存，',
  short: '会差',
  over: '会多',
  even: '刚好',
  elder: (rate: string) => `按年化${rate}，每月要存`,
  elderNone: (rate: string) => `按年化${rate}，不再存也够`,
  elderGoal: (span: string, target: string) => `${span}后能到${target}元`,
  yuan: '元',
  hidden: '显示金额后，能看三种假设下每年的结余',
  failed: '测算没有出来',
  steps: [
    '现在有的钱和每月月末存进去的钱，都按假设的年化增长，每月算一次。',
    '每月要存多少，取刚好够的整数元，只往上取。',
    '三条线是存同样多的钱，在三种假设下每年到多少。',
    '测算不含申购费和赎回费，也不含税。',
  ],
  last: '年化是假设，不是承诺。基金净值会涨跌，可能达不到，也可能亏损。',
} as const;
