/** Texts of a day that is to come. */
export const nextWords = {
  onTime: '如期',
  none: '不扣',
  byNav: '按净值定',
} as const;
