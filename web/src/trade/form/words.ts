/** Texts of the parts that stand in every form of an order. */
export const formWords = {
  next: '下一步',
  rules: '交易规则',
  method: '付款方式',
  chooseMethod: '选择付款方式',
  chosen: '选好了',
  limits: (single: string | null, day: string | null) =>
    [single && `单笔${single}`, day && `单日${day}`].filter(Boolean).join('，') || '银行不限额',
  leftToday: (left: string) => `今天还能付${left}元`,
  singleOver: (limit: string) => `单笔上限${limit}元，不足本次金额`,
  dayOver: (left: string) => `今天只能再付${left}元，不足本次金额`,
  offStep: (step: string) => `金额须是${step}元的整数倍`,
  addCard: '添加银行卡',
  card: (bank: string, tail: string) => `${bank} 储蓄卡 ${tail}`,
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

const bought = {
  below: (min: string, first: boolean) => `${first ? '首次买入' : '每次买入'}至少${min}元`,
  above: (max: string) => `这只基金今天最多买入${max}元`,
} as const;

const subscribed = {
  below: (min: string, first: boolean) => `${first ? '首次认购' : '每次认购'}至少${min}元`,
  above: (max: string) => `这只基金今天最多认购${max}元`,
} as const;

/** Why a sum is too small or too large to be bought, or subscribed in the offering period. */
export function sumWordsFor(subscribing: boolean | undefined) {
  return subscribing ? subscribed : bought;
}
