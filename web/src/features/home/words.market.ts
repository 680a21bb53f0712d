export const marketWords = {
  title: '行情',
  unknown: '行情暂时看不到，不影响买入和赎回',
  retry: '重试',
  asOf: (day: string) => `收盘 ${day}`,
} as const;
