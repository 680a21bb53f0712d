/** Texts of a redemption into a fund that was placed, and of the purchase that it became. */
export const onwardWords = {
  pair: (from: string, into: string) => `${from} 转购 ${into}`,
  detail: '转购详情',
  results: {
    redeeming: '赎回转购已受理',
    waiting: '赎回已确认，到账后买入',
    buying: '赎回款已到账，已提交买入',
    bought: '转购已完成',
    toCard: '没有买成，钱转到银行卡',
    nothing: '没有转购',
  },
  proceeds: '赎回所得（元）',
  target: '转购基金',
  paidBy: '付款方式',
  proceedsOf: (fund: string) => `${fund}的赎回款`,
  cancelText: (card: string) =>
    `款项转到${card}，不会回到赎回的基金。撤单后不能恢复，想买需要重新下单。`,
} as const;
