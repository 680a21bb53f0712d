export const whyWords = {
  lost: '为什么亏',
  won: '为什么赚',
  even: '为什么不赚不亏',
  above: (runs: number, above: number, nav: string) =>
    `${runs}期里有${above}期买在${nav}以上，比最后一天的净值贵。`,
  below: (runs: number, below: number, nav: string) =>
    `${runs}期里有${below}期买在${nav}以下，比最后一天的净值便宜。`,
  adjusted: '净值已折算分红。',
  costLost: (cost: string) => `平均成本${cost}，涨回这里才回本。`,
  costWon: (cost: string) => `平均成本${cost}，跌到这里以下才会亏。`,
  daysBelow: '市值低于投入的交易日',
  days: (below: string, all: string) => `${below}天，共${all}天`,
  deepest: (day: string) => `最深一天 ${day}`,
  highest: (day: string) => `最高一天 ${day}`,
  dropped: '遇长假撞上下一期、没扣',
  droppedRuns: (count: number) => `${count}期`,
  smartRuns: '智能扣款',
  smart: (more: number, less: number, same: number) =>
    `${more}期多扣，${less}期少扣，${same}期照扣`,
  smartRange: '单期最少和最多',
  toSmart: '换成智能定投',
  toFixed: '换回固定金额',
  otherRange: '换一段时间',
} as const;
