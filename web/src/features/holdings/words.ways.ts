/** Names of the ways to the screens of the customer's own money. */
export const wayWords = {
  profit: '收益明细',
} as const;
