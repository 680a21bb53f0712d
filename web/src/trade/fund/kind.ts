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
