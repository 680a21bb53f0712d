/** Texts of when a plan is finished. */
export const untilWords = {
  title: '到什么时候',
  done: '就这样',
  kinds: {
    no: ['一直扣', '直到你停，或连续扣款失败自动停'],
    date: ['扣到某一天', '那天以后不再扣'],
    times: ['扣满几期', '扣成功的才算一期'],
    rate: ['收益率达到', '只提醒你并停止扣款，不会自动赎回'],
  },
  date: '最后一天',
  times: '期数',
  timesUnit: '期',
  rate: '收益率',
  rateUnit: '%',
  endless: '一直扣，直到你停',
  toDate: (day: string) => `扣到${day}`,
  toTimes: (times: string) => `扣满${times}期`,
  toRate: (rate: string) => `收益率达到${rate}%时提醒并停止`,
  timesWrong: '期数请填1到1,000的整数',
  rateWrong: '收益率请填0.01到1,000',
  dateWrong: '请选一个以后的日子',
  dateEarly: (first: string) => `最早选下次扣款日${first}`,
} as const;
