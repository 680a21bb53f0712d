/** Texts of a money fund that pays. */
export const sourceWords = {
  available: (available: string, left: string) => `可用${available}元，今天还能付${left}元`,
  tooSmall: (available: string) => `只有${available}元可用，不足本次金额`,
  overLimit: (left: string) => `今天只能再付${left}元，不足本次金额`,
  how: (card: string) =>
    `份额先冻结，收益照常；当日截止时转出付款，截止前撤单立即恢复。买入没有确认的部分退回${card}。`,
  name: (fund: string) => `${fund}的份额`,
  cancelTitle: (amount: string) => `撤单，恢复${amount}份货币基金`,
  cancelText: '份额马上恢复可用，收益不受影响。撤单后不能恢复，想买需要重新下单。',
  role: '付款方式',
  purpose: '用于买入',
} as const;
