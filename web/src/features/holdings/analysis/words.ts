/** Texts of where the money is. */
export const analysisWords = {
  title: '资产分析',
  value: '持有市值（元）',
  navFirst: (day: string) => `净值 ${day}`,
  navOther: (kinds: string, day: string) => `${kinds} ${day}`,
  transit: (sum: string) => `在途${sum}未计入`,
  transitHidden: '在途资金未计入',
  none: '现在没有持有基金',
  noneText: '买入确认后，这里会告诉你钱落在了哪里',
  failed: '资产分析没有加载出来',
  foot: '按持有市值乘季报占比估算，季报之后可能已调仓',
  name: '名称',
  amount: '金额',
  share: '占比',
  kinds: '按类型',
  funds: (count: number) => `${count}只基金`,
  onlyKind: (name: string) => `全部在${name}基金`,
  most: '占比最高',
  report: (day: string) => `季报 ${day}`,
  reports: (first: string, last: string) => `季报 ${first} 至 ${last}`,
  currencies: '按币种',
  onlyCurrency: (name: string) => `全部是${name}资产`,
  currencyNote: '外币部分按基金季报估算，金额已折成人民币',
} as const;

/** Texts of the two sentences that tell where the money is. */
export const sentenceWords = {
  all: '全部',
  tenth: (count: number) => `${count}成`,
  more: (count: number) => `${count}成多`,
  nearly: (count: number) => `近${count}成`,
  kind: (part: string, kind: string, moves: string) => `${part}在${kind}${moves}。`,
  steady: '债券和货币',
  moves: {
    steady: '，涨跌主要看利率',
    shares: '，涨跌主要看股市',
    abroad: '，涨跌看海外市场和汇率',
    funds: '，涨跌看它投的那些基金',
  },
  stocks: (part: string) => `${part}在股票。`,
  stocksIn: (part: string, first: string) => `${part}在股票，${first}最重。`,
  stocksBoth: (part: string, first: string, second: string) =>
    `${part}在股票，${first}和${second}最重。`,
} as const;

/** Texts of the risk levels. */
export const riskWords = {
  title: '按风险等级',
  level: (level: string) => `你的等级 C${level}`,
  untested: '还没有测评',
  expired: (level: string) => `C${level}，已过期`,
  names: { '1': 'R1 低', '2': 'R2 中低', '3': 'R3 中', '4': 'R4 中高', '5': 'R5 高' } as Record<
    string,
    string
  >,
  nothing: '无',
  may: (level: string) => `你可以买到R${level}`,
  mayAll: '各个等级你都可以买',
  confirm: '需确认',
  highest: (level: string, sum: string) => `最高的是R${level}，共${sum}元，没有超出等级的基金。`,
  highestHidden: (level: string) => `最高的是R${level}，没有超出等级的基金。`,
  untestedText: (level: string) => `最高的是R${level}。做了测评，才知道合不合适。`,
  above: (funds: string, level: string) =>
    `${funds}是R${level}，高于你的等级，请确认还能不能承受它的波动。`,
  and: (first: string, count: number) => `${first}等${count}只基金`,
  test: '去测评',
} as const;

/** Texts of industries. */
export const industryWords = {
  title: '钱落在哪些行业',
  disclosed: '已披露行业',
  other: '其他',
  otherText: '债券、存款，和季报没有列出的部分',
  undisclosed: '未披露',
  first: (fund: string, month: string) => `${fund}还没有季报，首份在${month}`,
  without: (fund: string) => `没有${fund}的季报`,
  month: (year: string, month: number) => `${year}年${month}月`,
  all: (count: number) => `全部${count}个行业`,
  fewer: '收起',
  onlyMoney: '只持有货币基金，没有行业',
  none: '季报里没有列出行业',
} as const;

/** Texts of securities. */
export const securityWords = {
  title: (count: number) => `最重的${count}只证券`,
  sum: (share: string) => `合计${share}`,
  through: '经过',
  funds: (count: number) => `${count}只`,
  shared: (name: string, count: number, share: string) =>
    `最集中的是${name}：${count}只基金都买，占${share}。`,
  sharedStock: (name: string, count: number, share: string) =>
    `股票里是${name}：经过${count}只，占${share}。`,
  largest: (name: string, share: string) => `最重的是${name}，占${share}，只经过1只基金。`,
  none: '基金季报还没有列出证券',
  of: (name: string) => `${name}的来源`,
  inFund: (ratio: string) => `占基金净值 ${ratio}`,
} as const;

/** Texts of fees beside the profit. */
export const feeWords = {
  title: '收益和费用',
  between: (first: string) => `${first}以来`,
  profit: '累计收益',
  fee: '已付费用',
  taken: (before: string, share: string) => `扣费前赚${before}元，费用用掉${share}。`,
  takenHidden: (share: string) => `费用用掉扣费前收益的${share}。`,
  lost: '扣费前还没有赚钱。',
  bar: '收益和费用各占多少',
  by: '怎么列',
  views: { kind: '按种类', fund: '按基金' },
  orders: (count: number) => `${count}笔`,
  profitOf: '收益',
  sold: '已清仓',
  none: '还没有付过申购费、赎回费或转换费',
  nav: '管理费、托管费和销售服务费每天从净值里扣，净值和收益已是扣后的，不在这里重复计。',
  failed: '费用没有加载出来',
} as const;
