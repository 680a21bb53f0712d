/** Texts of the parts that stand in every form of an order. */
export const formWords = {
  next: '下一步',
  rules: '交易规则',
  card: (bank: string, tail: string) => `${bank} 储蓄卡 ${tail}`,
  pension: (bank: string, tail: string) => `${bank} 养老金账户 ${tail}`,
  agree: '已阅读并同意',
  andMore: (count: number) => `等${count}份文件`,
  warnAbove: (fund: string, customer: string) =>
    `产品${fund}，高于你的${customer}。下一步需要你阅读并签署风险揭示书，也可以看看`,
  similar: '风险更低的基金',
  warnLetter: '这只产品需要你先读一份风险揭示书，再确认付款。',
  blocked: '按你的风险承受能力不能买这只产品',
  signed: '风险揭示书已签署',
  holding: (shares: string) => `可用${shares}份`,
  done: '好了',
  retry: '重试',
} as const;
