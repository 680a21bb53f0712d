/** Texts of how much a run takes. */
export const smartWords = {
  title: '每期扣多少',
  rules: '看规则',
  fixed: '每期扣一样多',
  average: '净值比均线低就多扣，比均线高就少扣',
  drawdown: '从最高跌得越多，扣得越多',
  windows: '看多久的净值',
  window: (days: number) => `${days}日`,
  bounds: (least: number, most: number) => `每期约为基准金额的${least}%至${most}%`,
  decided: '扣款日09:30前按最新公布的净值定，当天涨跌不影响当天扣多少。',
  ladder: (name: string) => `${name}各档扣多少`,
  low: { average: '低于均线，多扣', drawdown: '跌得少，扣得少' },
  high: { average: '高于均线，少扣', drawdown: '跌得多，扣得多' },
} as const;
