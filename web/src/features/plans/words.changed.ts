/** Texts of what a change changes. */
export const changedWords = {
  title: '改了什么',
  amount: '每期金额',
  cycle: '哪天扣',
  kind: '每期扣多少',
  end: '到什么时候',
  payer: '付款方式',
  smart: (name: string, days: number) => `${name}，${days}日`,
} as const;
