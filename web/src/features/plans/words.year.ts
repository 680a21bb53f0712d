/** Texts of the year ahead of a plan. */
export const yearWords = {
  title: '往后一年',
  failed: '日历没有加载出来',
  none: '往后一年没有要扣的',
  month: (month: string) => `${month}月`,
  spoken: (month: string, runs: number, sum: string, days: string) =>
    `${month}扣${runs}次，共${sum}元，${days}`,
  runs: (runs: number) => `${runs}次`,
  run: '将扣',
  moved: '顺延后扣',
  dropped: '不扣',
  weekdays: ['一', '二', '三', '四', '五'],
  changed: '改过的日子',
  no: '不扣',
  guess: '智能定投按基准金额算。还没公布休市的年份，公布后会更新。',
  sure: '还没公布休市的年份，公布后会更新。',
} as const;
