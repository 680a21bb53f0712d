/** Texts of the bar above the records. */
export const barWords = {
  statements: '对账单',
} as const;
