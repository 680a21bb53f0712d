/** Names of the ways to the screens of the customer's own money. */
export const wayWords = {
  title: '我的资产',
  profit: '收益明细',
  position: '持仓',
  past: '历史持仓',
  dividends: '分红记录',
  self: '自主投资',
} as const;
