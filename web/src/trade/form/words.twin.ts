/** Texts of a purchase that was placed a moment ago already. */
export const twinWords = {
  title: '同样的一笔刚刚买过',
  text: (amount: string, time: string) =>
    `${time} 已提交买入这只基金${amount}元，还在确认中。还要再买一笔吗？`,
  again: '再买一笔',
  stop: '不买了',
} as const;
