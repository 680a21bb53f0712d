/** Texts of waiting until the redemption fee is lower. */
export const waitingWords = {
  waitTitle: (days: number, saved: string) => `等${days}个交易日，省 ¥${saved}`,
  waitText: (shares: string, day: string, rates: string) =>
    `${shares}份到${day}，赎回费${rates}。期间净值会涨跌。`,
  rateFalls: (now: string, then: string) => `从${now}降到${then}`,
  ratesFall: '降低',
  remind: (day: string) => `${day}提醒我`,
  reminded: '日历提醒已下载，打开后加入日历',
  reminder: (fund: string) => `${fund}赎回费今天起降低`,
  takeFree: (shares: string) => `先赎免费的${shares}份`,
  askTitle: (saved: string) => `现在赎回，多付${saved}元`,
  askText: (shares: string, days: number, day: string) =>
    `${shares}份还差${days}个交易日赎回费就降低，到${day}再赎更省。`,
  askNow: '现在赎回到账',
  askLater: (day: string) => `${day}赎回到账`,
  sameNav: '都按同一净值估算，期间净值会涨跌',
  wait: (day: string) => `等到${day}，提醒我`,
  anyway: '仍要现在赎回',
} as const;
