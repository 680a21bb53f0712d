/** Texts of the directory. */
export const shareWords = {
  title: '养老目录基金',
  failed: '目录没有加载出来',
  none: '目录里现在没有基金',
  noneText: '名录每个季度更新，过些天再来看看',
  intro: '个人养老金账户能买的Y类基金，管理费和托管费低于普通份额。风险由低到高排列，不按收益挑。',
  link: '关联养老金账户后，可以从账户买入。',
  toLink: '去关联',
  least: (sum: string) => `${sum}元起`,
  buy: '买入',
  buyOf: (fund: string) => `买入${fund}`,
  foot: (day: string) => `名录截至${day}。过往业绩不预示未来表现，基金有风险，投资需谨慎。`,
} as const;
