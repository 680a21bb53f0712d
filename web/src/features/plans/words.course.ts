/** Texts of what a plan paid beside what that was worth, day by day. */
export const courseWords = {
  chart: (fund: string) => `定投${fund}的投入和市值`,
  value: '市值',
  paid: '投入',
  span: (from: string, until: string) => `${from}至${until}`,
  best: (day: string) => `收益最高 ${day}`,
  worst: (day: string) => `收益最低 ${day}`,
  below: (days: number, all: number) => `${all}个净值日里，有${days}天市值低于投入`,
  never: (all: number) => `${all}个净值日里，市值没有低于过投入`,
  spoken: (from: string, until: string, paid: string, value: string) =>
    `从${from}到${until}，投入${paid}元，市值${value}元`,
} as const;
