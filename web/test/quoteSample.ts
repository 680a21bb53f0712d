import type { Quote } from '@/features/market/board';

/** An index of the board, at a moment of a day on which it fell. */
export const QUOTE: Quote = {
  indexCode: '900300',
  indexName: '大盘300',
  market: 'CN',
  price: '8352.57',
  change: '-37.76',
  changeRate: '-0.0045',
  previousClose: '8390.33',
  open: '8391.00',
  high: '8395.10',
  low: '8350.02',
  date: '2026-03-04',
  minutes: [570, 600, 668],
  prices: ['8391.00', '8380.00', '8352.57'],
};
