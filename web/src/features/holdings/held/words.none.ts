/** Of a fund that is not held. */
export const notHeldWords = {
  title: '你没有持有这只基金',
  text: '买入确认后，市值、收益和份额会出现在这里',
  held: '我的持仓',
  fund: '看这只基金',
} as const;
