/** What a redemption to the card is called where its password is asked for. */
export const toCardWords = {
  ordinary: '普通赎回到银行卡',
  quick: '快速赎回到银行卡',
  pension: '赎回到养老金账户',
} as const;
