/** Texts of what lies below the assets, and of the large-text home. */
export const belowWords = {
  picks: '为你挑选',
  matched: (level: string) => `按你的${level}匹配`,
  byRule: '怎么选出来的',
  rule: '挑选规则',
  sevenDay: '七日年化',
  rankings: '榜单',
  period: '区间',
  allRankings: '查看全部榜单',
  rankFailed: '榜单没有加载出来',
  rankEmpty: '这个区间还没有数据',
  entries: '常用',
  ranking: '基金排行',
  steady: '稳健理财',
  index: '指数基金',
  cash: '零钱理财',
  deals: '交易记录',
  riskTest: '风险测评',
  cards: '银行卡',
  global: '全球投资',
  disclaimer: '过往业绩不预示未来表现，市场有风险，投资需谨慎',
  retry: '重试',
} as const;

/** Kinds of customers by their level of risk. */
export const levelNames: Record<string, string> = {
  1: 'C1保守型',
  2: 'C2谨慎型',
  3: 'C3稳健型',
  4: 'C4积极型',
  5: 'C5激进型',
};

export const elderWords = {
  hello: (name: string) => `您好，${name}`,
  helloVisitor: '您好',
  earned: '赚了',
  lost: '亏了',
  profit: '收益',
  holding: '我的持有',
  deals: '交易记录',
  steady: '稳健理财',
  find: '找基金',
  products: '稳健一些的产品',
  fraudTitle: '谨防诈骗',
  fraudText: '我们不会向您要验证码，也不会让您转账到个人账户。',
  standard: '回到标准版',
} as const;
