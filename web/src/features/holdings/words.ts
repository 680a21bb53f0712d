/** Texts of the wealth page. */
export const assetWords = {
  title: '财富',
  records: '交易记录',
  total: '总资产（元）',
  show: '显示金额',
  hide: '隐藏金额',
  dayProfit: '昨日收益',
  holdingProfit: '持有收益',
  totalProfit: '累计收益',
  updated: (updated: number, held: number) => `已更新 ${updated}/${held}`,
  allUpdated: (held: number) => `${held}只基金都已更新`,
  transit: '在途资金',
  waiting: {
    buy: (count: number) => `${count}笔买入待确认`,
    redeem: (count: number) => `${count}笔赎回待到账`,
    other: (count: number) => `${count}笔订单处理中`,
  },
  counted: '已计入总资产，不计收益',
  parts: '资产配置',
  most: '占比最高',
  held: '我的持有',
  all: '全部',
  sum: (name: string) => `${name}合计`,
  columns: ['名称/金额', '昨日收益', '持有收益/率'],
  buying: (amount: string, due: string) => `买入${amount}确认中${due}`,
  buyingHidden: (due: string) => `买入确认中${due}`,
  due: (day: string) => `，预计${day}`,
  stale: (day: string) => `净值 ${day}`,
  sort: '排序',
  failed: '资产没有加载出来',
  failedList: '持有的基金没有加载出来',
  retry: '重试',
  foot: '金额按最近一个净值日估算，以基金公司确认为准',
  old: (time: string) => `没有更新成功，这是${time}的资产`,
} as const;

/** Texts for who holds nothing yet. */
export const firstWords = {
  openTitle: '开户后，资产会在这里',
  openText: '实名、绑卡、风险测评后就可以买基金，开户不收费',
  open: '立即开户',
  emptyTitle: '还没有持有基金',
  emptyText: '先做好这几步，买入后每个交易日晚上更新收益',
  test: '完成风险测评',
  testText: '知道自己能承受多大的波动',
  tested: (level: string) => `你的等级是 C${level}`,
  expired: '测评已过期，重新做一次',
  pick: '选一只基金',
  pickText: '按类型和近1年收益比较，看清最多跌过多少',
  buy: '买入',
  buyText: '下单前会写明最少买多少、按哪天的净值成交、哪天确认',
  goTest: '去测评',
  goPick: '去选基金',
  past: '以前的交易',
} as const;

/** Texts of profit lines. */
export const profitWords = {
  title: '收益走势',
  window: '时间',
  windows: { '1m': '近1月', '3m': '近3月', '6m': '近6月', '1y': '近1年', ytd: '今年' },
  profit: (window: string) => `${window}收益`,
  rate: '收益率',
  series: '累计收益',
  none: '这段时间还没有收益记录',
  noneText: '份额确认后，下一个净值日晚上开始有收益',
  failed: '收益没有加载出来',
  hidden: '金额已隐藏',
  retry: '重试',
} as const;

/** Texts of one holding. */
export const heldWords = {
  title: '持仓详情',
  value: (day: string) => `市值 ${day}（元）`,
  noValue: '市值（元）',
  shares: '持有份额',
  available: '可用份额',
  frozen: '赎回冻结',
  cost: '持仓成本',
  unitCost: '单位成本',
  nav: (day: string) => `净值 ${day}`,
  facts: '我的持仓',
  realised: '已实现收益',
  dividends: '现金分红',
  since: (day: string, days: number) => `${day}起持有，${days}天`,
  closed: '已清仓',
  lots: '份额明细',
  lotsMore: '全部明细',
  free: '现在赎回免费',
  total: '全部份额',
  charged: '按持有天数收费',
  nextFree: (shares: string, day: string) => `其中${shares}份，${day}起免费`,
  allFree: '全部份额现在赎回都免费',
  trades: '交易记录',
  tradesMore: '全部',
  noTrades: '还没有交易记录',
  dividend: '分红方式',
  dividendMore: '修改',
  pending: (method: string) => `已申请改为${method}，确认后生效`,
  card: (bank: string, tail: string) => `${bank} 储蓄卡 ${tail}`,
  blocked: '这张卡的份额正在和基金公司核对，核对完之前不能赎回，资产不受影响。',
  fund: '基金详情',
  buy: '买入',
  redeem: '赎回',
  noRedeem: '现在没有可赎回的份额',
  failed: '持仓没有加载出来',
  lotsFailed: '份额明细没有加载出来',
  unit: '份',
} as const;

/** Texts of the dividend method. */
export const methodWords = {
  title: '分红方式',
  change: '修改',
  order: '查看申请',
  names: { '0': '红利再投资', '1': '现金分红' },
  text: {
    '0': '分红按除息日净值换成份额，不收申购费',
    '1': '分红打到付款的银行卡',
  },
  moneyFund: '货币基金的收益每日结转为份额，不能修改',
  pending: (method: string, day: string) => `已申请改为${method}，预计${day}确认。`,
  sheet: '修改分红方式',
  current: (name: string) => `${name}（当前）`,
  confirm: '确认修改',
  same: '请选择另一种方式',
  when: (tDay: string, day: string) =>
    `现在提交算作${tDay}的申请，预计${day}确认。${day}起登记的分红按新方式发放，在这之前登记的仍按原方式。`,
  compare: '两种方式有什么不同',
  facts: [
    ['现金分红', '到账的是钱，持有份额不变'],
    ['红利再投资', '到账的是份额，免申购费，新份额重新计算持有天数'],
    ['分红之后', '净值会按每份分红的金额下降，两种方式当天的资产一样多'],
    ['何时生效', '权益登记日前一个交易日截止时间前提交，对当次分红有效'],
  ] as [string, string][],
  none: '现在没有持有这只基金',
  noneText: '买入确认后，可以在这里选择分红方式',
  failed: '分红方式没有加载出来',
} as const;

/** Texts of dividends that were paid. */
export const dividendWords = {
  title: '分红到账',
  close: '不再提示',
  cash: (day: string, sum: string) => `${day} 现金分红${sum}元，`,
  arrived: (card: string) => `已到${card}`,
  coming: (card: string) => `正在转入${card}`,
  shares: (day: string, shares: string, nav: string) =>
    `${day} 红利再投资${shares}份，按净值${nav}成交`,
} as const;

/** Texts of the share lots. */
export const lotWords = {
  title: '份额明细',
  total: '全部份额（份）',
  free: '现在赎回免费',
  first: '先进先出',
  rule: '赎回时，先确认的份额先赎回。',
  sources: {
    buy: '买入',
    reinvest: '红利再投资',
    increase: '份额调增',
    opening: '期初份额',
  } as Record<string, string>,
  confirmed: (day: string, source: string) => `${day}确认，${source}`,
  held: (days: number) => `持有${days}天`,
  freeNow: '免赎回费',
  rateNow: (rate: string) => `现在赎回费 ${rate}`,
  freeFrom: (day: string) => `${day}起免费`,
  neverFree: '一直收费',
  rest: (original: string) => `原有${original}份`,
  tiers: '赎回费率',
  tierNow: '现在',
  tierShares: (count: number) => `${count}笔`,
  unit: '份',
  none: '没有份额',
  noneText: '买入确认后，每一笔份额会列在这里',
  failed: '份额明细没有加载出来',
} as const;

/** Texts of the sheet that says what a term means. */
export const termWords = {
  ask: (noun: string) => `${noun}是什么`,
  failed: '解释没有加载出来',
  retry: '重试',
  close: '知道了',
} as const;
