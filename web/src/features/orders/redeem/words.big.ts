/** Texts of what a big redemption is. */
export const bigWords = {
  text: '当天全体客户净赎回超过基金总份额的10%时，基金公司可以只接受一部分。没成交的部分可以顺延，按下一交易日的净值成交；也可以退回份额。',
} as const;
