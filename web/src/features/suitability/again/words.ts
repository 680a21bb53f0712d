import { PRODUCT_RISKS } from '../words';

const levels = (all: readonly string[]) => all.map((level) => `R${level}`).join('、');

export const againWords = {
  title: '风险复评',
  failed: '问卷没有加载出来',
  hero: '情况有变化，重新测一次',
  size: (questions: number, seconds: number) => `${questions}道题，约${seconds}秒`,
  wanted: '你想买的',
  how: '怎么做',
  steps: [
    ['每题重新选', '会标出你上次选的答案，不会替你选好。'],
    ['按现在的情况选', '收入、经验、能接受的亏损变了，等级才会变。别为了买某只基金改答案。'],
    ['提交才算一次', '中途停下不算，答案会保存。提交后，原来的结果就不再用了。'],
  ],
  triesNote: (day: number, year: number) => `每天最多${day}次，12个月内最多${year}次`,
  start: '开始复评',
  resume: (answered: number, total: number) => `继续复评（已答${answered}/${total}）`,
  missing: '你还没有做过风险测评',
  missingText: '先做一次测评，约60秒',
  toFirst: '去测评',
} as const;

export const againResultWords = {
  title: '复评结果',
  failed: '复评结果没有加载出来',
  change: '能买的产品有什么变化',
  from: '上次',
  now: '这次',
  product: '产品等级',
  risk: (level: string) => `${PRODUCT_RISKS[Number(level) - 1] ?? ''}`,
  opened: (all: readonly string[]) => `${levels(all)}现在可以买了。`,
  allowed: (all: readonly string[]) => `${levels(all)}现在读完风险揭示书并确认后可以买。`,
  warned: (all: readonly string[]) => `${levels(all)}以后要先读完风险揭示书并确认。`,
  lost: (all: readonly string[]) => `${levels(all)}不能再买，已持有的不受影响。`,
  same: '能买的产品没有变化。',
  answers: (count: number) => `改了${count}题`,
  before: '上次',
  canBuy: '现在可以买',
  canConfirm: '可以买，要先读完风险揭示书并确认',
  cannotBuy: '还是不能买',
  whole: '完整的测评结果',
  accept: '认可结果',
  goOn: '认可并回到交易',
  others: '看看其他基金',
  back: '返回',
} as const;
