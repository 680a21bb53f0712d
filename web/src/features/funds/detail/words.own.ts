import { monthDay } from '@/lib/days';

export const ownWords = {
  title: '我持有的',
  more: '持仓详情',
  failed: '你的持仓没有加载出来',
  value: (day: string | null | undefined, unit: string) =>
    day ? `市值 ${monthDay(day)}（${unit}）` : `市值（${unit}）`,
  profit: (currency: string) => (currency ? `持有收益（${currency}）` : '持有收益'),
  redeem: '赎回',
  convert: '转换',
  free: '全部份额现在赎回都免费',
  allFreeFrom: (day: string) => `全部份额，${day}起赎回免费`,
  freeFrom: (shares: string, day: string) => `其中${shares}份，${day}起赎回免费`,
} as const;
