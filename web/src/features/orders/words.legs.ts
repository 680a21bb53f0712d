/** Texts of both legs of a redemption into a fund. */
export const legWords = {
  legs: '赎回、买入各到哪一步',
  first: '第一步 赎回',
  second: '第二步 买入',
  unit: '份',
  confirms: (day: string) => `${day}确认`,
  confirmed: (day: string) => `${day}已确认`,
  buysOn: (day: string) => `${day}到账后自动买入`,
  boughtOn: (day: string) => `${day}已买入`,
  sharesOn: (day: string) => `${day}确认份额`,
  got: (shares: string) => `得到${shares}份`,
  notBought: '没有买入',
  toCard: (reason: string) => `${reason ? `${reason}。` : ''}赎回款转到银行卡，看上面的进度。`,
  backToCard: (reason: string) => `${reason ? `${reason}。` : ''}钱退回银行卡，看买入订单的进度。`,
  purchase: '买入订单',
} as const;
