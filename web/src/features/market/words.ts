export const marketWords = {
  title: '行情',
  unknown: '行情暂时看不到，不影响买入和赎回',
  retry: '重试',
  asOf: (day: string) => `收盘 ${day}`,
  morning: '上午',
  afternoon: '下午',
} as const;
