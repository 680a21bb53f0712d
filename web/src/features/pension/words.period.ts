/** Texts of how long shares are held, and of the bank. */
export const periodWords = {
  bank: '银行',
  years: (years: number) => `${years}年`,
  months: (months: number) => `${months}个月`,
  each: (period: string) => `每笔持有满${period}`,
  none: '没有最短持有期',
} as const;
