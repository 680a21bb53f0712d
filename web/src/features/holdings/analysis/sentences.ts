import { inPercent, percent } from '@/lib/figures';
import type { assetAnalysis } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { securityWords, sentenceWords as words } from './words';

export type Analysis = Output<typeof assetAnalysis>;
export type Security = Analysis['securities'][number];

/** `0.2100` → `21.0%`. */
export function shareText(share: string): string {
  return percent(inPercent(share), 1);
}

/** How much in words: 6成, 2成多, 近4成, 全部; below a tenth as it is. */
export function tenths(share: string): string {
  const [count, rest] = [Math.floor(Number(share) * 10), Math.round(Number(share) * 1000) % 100];
  if (count >= 10) return words.all;
  if (rest >= 80) return count === 9 ? words.more(9) : words.nearly(count + 1);
  if (count === 0) return shareText(share);
  return rest < 20 ? words.tenth(count) : words.more(count);
}

/** Where most of it is and what moves that; then what is in stocks, and in which industries. */
export function sentences({ kinds, steady, stocks, industries }: Analysis): string[] {
  const [largest] = kinds;
  if (!largest) return [];
  const isSteady =
    Number(steady.share) >= 0.5 && kinds.length > 1 && steady.share !== largest.share;
  const first = isSteady
    ? words.kind(tenths(steady.share), words.steady, words.moves.steady)
    : words.kind(tenths(largest.share), largest.name, movesOf(largest.name));
  if (Number(stocks.share) === 0) return [first];
  const part = tenths(stocks.share);
  const [one, two] = industries.named;
  if (!one) return [first, words.stocks(part)];
  return [first, two ? words.stocksBoth(part, one.name, two.name) : words.stocksIn(part, one.name)];
}

function movesOf(kind: string): string {
  if (/^(债券|货币)/.test(kind)) return words.moves.steady;
  if (/^(股票|指数|混合)/.test(kind)) return words.moves.shares;
  if (kind.startsWith('QDII')) return words.moves.abroad;
  return kind.startsWith('FOF') ? words.moves.funds : '';
}

/** What is concentrated: the heaviest one that several funds hold, and the heaviest such stock. */
export function concentrated(securities: readonly Security[]): string[] {
  const [largest] = securities;
  if (!largest) return [];
  const shared = securities.filter(({ funds }) => funds.length > 1);
  const [most] = shared;
  if (!most) return [securityWords.largest(largest.name, shareText(largest.share))];
  const stock = most.bond ? shared.find(({ bond }) => !bond) : undefined;
  const told = [securityWords.shared(most.name, most.funds.length, shareText(most.share))];
  if (!stock) return told;
  return [
    ...told,
    securityWords.sharedStock(stock.name, stock.funds.length, shareText(stock.share)),
  ];
}
