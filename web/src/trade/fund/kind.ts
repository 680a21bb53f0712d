import * as FundStatus from '@/wire/gen/codes/fund-status';

interface Kind {
  /** The peer group: 指数型-股票. */
  category: string;
  fundTypeName?: string;
}

/** What kind of fund it is, in a word: 指数型. The type is coarser and calls that 股票型. */
export function kindOf({ category, fundTypeName = '' }: Kind): string {
  return category.split('-', 1)[0] || fundTypeName;
}

/** The same word and what is in it, where there is room: 指数型·股票. */
export function wholeKindOf({ category, fundTypeName = '' }: Kind): string {
  return category.replace('-', '·') || fundTypeName;
}

const OFFERED: readonly string[] = [
  FundStatus.Raising,
  FundStatus.RaisingSucceeded,
  FundStatus.RaisingFailed,
];

/** Not established yet, or never: there is no price, no return and no curve. */
export function isOffered({ status }: { status: string }): boolean {
  return OFFERED.includes(status);
}
