/** Texts of a subscription that was placed. */
export const subscribedWords = {
  atLatest: (day: string) => `最晚${day}`,
  result: '认购结果',
  bought: '认购已受理',
  confirmed: '认购已确认',
  amount: '认购金额（元）',
  price: '认购价格',
  fee: '认购费',
  interest: '募集期利息',
  estimate: '募集期利息由注册登记机构计算，基金成立时折算为份额。',
  interestIn: (sum: string) => `，其中利息${sum}元`,
} as const;
