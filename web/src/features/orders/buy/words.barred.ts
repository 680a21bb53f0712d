/** Texts of a fund that the customer may not buy now. */
export const barredWords = {
  barred: '这只产品你现在不能买',
  others: '看看其他基金',
  yourLevel: '你的等级',
  productLevel: '产品等级',
} as const;
