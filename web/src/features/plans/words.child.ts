/** Texts of a plan for a child. */
export const childWords = {
  for: (name: string) => `给“${name}”定投`,
  account: '小账户',
  payer: '扣款的卡',
  card: '小账户绑定的银行卡',
  holds: '份额记在小账户里',
  gone: '小账户没有能用的银行卡',
} as const;
