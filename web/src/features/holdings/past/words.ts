/** Texts of what was held once. */
export const pastWords = {
  title: '历史持仓',
  closed: (day: string) => `${day}清仓`,
  closedAlone: '已清仓',
  profit: '总收益',
  dividends: '现金分红',
  realised: '已实现收益',
  trades: '每一笔交易',
  days: '每天的收益',
  again: '基金详情',
  partsFailed: '这只基金的收益没有加载出来',
  count: (count: number) => `清仓过的${count}只基金，最近的在前`,
  none: '还没有清仓过的基金',
  noneText: '一只基金全部赎回、款项确认后，会连同它的收益留在这里',
  held: '看现在的持仓',
  failed: '历史持仓没有加载出来',
  foot: '收益含手续费，按全部买卖合计',
} as const;
