/** Texts of what happens when, that more than one kind of order says. */
export const promiseWords = {
  left: (time: string) => `还有${time}`,
  navOf: (day: string) => `按${day}的净值`,
  parPrice: '每份按1元',
  parEstimate: '货币基金每份1元，买多少元得多少份',
  confirmText: '开始计算收益',
  incomeFrom: (day: string) => `${day}起每天有收益，周末和节假日也算`,
} as const;
