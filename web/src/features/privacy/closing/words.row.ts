/** Texts of the way to closing the account. */
export const rowWords = {
  row: '注销账户',
  before: (count: number, days: number) =>
    count > 0 ? `先了结下面${count}项，之后还有${days}天可以反悔` : `申请后有${days}天可以反悔`,
  groups: {
    holding: (count: number) => `持有${count}笔份额`,
    order: (count: number) => `在途${count}笔`,
    payment: (count: number) => `待核实的付款${count}笔`,
    payout: (count: number) => `待到账${count}笔`,
    cardCheck: (count: number) => `核实中的银行卡${count}张`,
    audit: (count: number) => `审核中的资料${count}项`,
  },
  acts: {
    holding: '去赎回',
    order: '看订单',
    payment: '看订单',
    payout: '看订单',
    cardCheck: '看银行卡',
    audit: '看进度',
  },
  asked: (day: string) => `${day}前可以取消`,
  sent: '登记机构处理中',
  refused: '上次没有注销',
} as const;
