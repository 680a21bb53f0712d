/** Texts of the day of a cycle. */
export const dayWords = {
  daily: '每个交易日扣一次',
  weekday: '星期几',
  weekdays: ['一', '二', '三', '四', '五'],
  weekdayName: (name: string) => `周${name}`,
  monthDay: '几日',
  monthDayName: (day: number) => `${day}日`,
  monthNote: '29日至31日不是每个月都有，不能选。遇休市顺延到下一个交易日',
} as const;
