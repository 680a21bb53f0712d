/** Texts of a fund of which nothing can be redeemed now. */
export const nothingWords = {
  youngFrom: (day: string) => `${day}起可以赎回`,
  youngText: '份额要到下单时承诺的这一天才能赎回',
  nothing: '现在没有可以赎回的份额',
  nothingText: '在途的买入确认后，或冻结解除后就可以赎回',
  toOrders: '看交易记录',
} as const;
