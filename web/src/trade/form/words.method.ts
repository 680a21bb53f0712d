/** Texts of how an order is paid. */
export const methodWords = {
  method: '付款方式',
  chooseMethod: '选择付款方式',
  chosen: '选好了',
  limits: (single: string | null, day: string | null) =>
    [single && `单笔${single}`, day && `单日${day}`].filter(Boolean).join('，') || '银行不限额',
  leftToday: (left: string) => `今天还能付${left}元`,
  addCard: '添加银行卡',
} as const;
