/** Texts of a fund of which the customer can set no plan now. */
export const barredWords = {
  barred: '这只基金现在不能定投',
  /** No other fund either. */
  barredAll: '你现在不能定投',
  others: '看看别的基金',
} as const;
