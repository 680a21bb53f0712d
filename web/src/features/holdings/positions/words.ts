/** Texts of the positions: all, of one category, and what the customer directs. */
export const positionWords = {
  title: '持仓',
  value: (count: number) => `${count}只基金的市值（元）`,
  asOf: (day: string) => `净值截至 ${day}`,
  by: '怎么列',
  views: { fund: '按基金', card: '按银行卡' },
  costBy: '成本怎么算',
  costs: { average: '平均成本', diluted: '摊薄成本' },
  costText: {
    average: '卖出时按比例带走本金，单位成本不变，收益是持有收益',
    diluted: '卖出和分红的钱先算收回的本金，成本可能低于零，收益是累计收益',
  },
  market: '市值',
  holdingProfit: '持有收益',
  totalProfit: '累计收益',
  shares: '份额',
  unitCost: '单位成本',
  rate: '收益率',
  nav: (day: string, nav: string) => `净值 ${day} ${nav}`,
  list: '每只基金',
  sort: '排序',
  frozen: (shares: string) => `其中${shares}份赎回中`,
  frozenHidden: '有份额赎回中',
  card: (bank: string, tail: string) => `${bank} 储蓄卡 ${tail}`,
  cardFailed: '各卡的持仓没有加载出来',
  cardFoot: '成本和收益按基金合计，不分到卡',
  unit: '份',
  none: '现在没有持有基金',
  noneText: '买入确认后，每一只基金会列在这里',
  pick: '去选基金',
  history: '历史持仓',
  failed: '持仓没有加载出来',
  foot: '市值按最近一个净值日估算，以基金公司确认为准',
} as const;

/** Texts of the assets of one category. */
export const categoryWords = {
  pension: '个人养老金',
  title: '持有资产',
  value: (name: string, count: number) => `${name}，${count}只（元）`,
  none: (name: string) => `现在没有持有${name}的基金`,
  noneText: '买入确认后会列在这里',
  other: '其他类别',
  all: '看全部持仓',
} as const;

/** Texts of what the customer directs himself. */
export const selfWords = {
  title: '自主投资资产',
  value: (count: number) => `${count}只基金的市值（元）`,
  text: '你自己选、自己买卖的基金，不含投顾组合和儿童账户',
  profits: '收益',
  day: (day: string) => `昨日收益 ${day}`,
  dayNone: '昨日收益',
  holding: '持有收益',
  realised: '已实现收益',
  total: '累计收益',
  dividends: '其中现金分红',
  sum: '累计收益从第一笔买入算起，清仓过的基金也在内',
  more: '收益明细',
  failed: '收益没有加载出来',
  held: '持有的基金',
} as const;
