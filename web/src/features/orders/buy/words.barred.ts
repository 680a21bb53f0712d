/** Texts of who may not buy now. */
export const barredWords = {
  barred: '这只产品你现在不能买',
  /** No other fund either. */
  barredAll: '你现在不能买入',
  byPension: '用养老金账户买',
  others: '看看其他基金',
  yourLevel: '你的等级',
  productLevel: '产品等级',
} as const;
