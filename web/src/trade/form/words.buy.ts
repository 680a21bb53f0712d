/** Texts of buying. */
export const buyWords = {
  title: '买入',
  amount: '买入金额',
  forChild: '买给小账户（份额记在小账户里）',
  forNamed: (name: string) => `买给“${name}”（份额记在小账户里）`,
  range: (min: string, max: string | null) => (max ? `${min}元起，今天最多${max}` : `${min}元起`),
  noCards: '还没有能付款的银行卡，先添加一张',
  noCard: (most: string | null) => (most ? `你的卡一次最多付${most}元` : '你的卡现在都不能付款'),
  noCardWhy: '减少金额，或添加一张卡',
  fee: '申购费',
  noFee: '免申购费',
  fixedFee: (fee: string) => `每笔${fee}元`,
  about: '约',
  yuan: '元',
  listFee: (fee: string) => `原价${fee}元，已省`,
  net: '扣除申购费后',
  shares: '约得份额',
  confirmed: '预计确认',
  returned: '预计退回',
  estimate: (day: string, nav: string) => `按${day}净值${nav}估算，实际按成交日净值`,
  how: '怎么算',
  howTitle: '费用是这样算的',
  lost: '费用没有算出来',
  when: '接下来会发生什么',
  pay: (when: string) => `${when}付款`,
  payText: (price: string, until: string) => `${price}成交，${until}前可以撤单`,
  payTextFinal: (price: string) => `${price}成交`,
  nav: '公布净值',
  navText: '当晚公布，决定买到多少份',
  confirm: '确认份额',
  redeemable: '可以赎回',
  total: '合计付款',
  sign: '签署风险揭示书，继续买入',
  buy: '确认买入',
  needAmount: '先输入买入金额',
  changeAmount: '先改金额',
  needAgreement: '请先勾选“已阅读并同意”',
  needFee: '正在算费用',
  closed: '暂时不能买入',
  failed: '买入页没有加载出来',
  elder: { fee: '手续费', confirm: '哪天买到', redeemable: '哪天能赎回' },
} as const;

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

/** Texts of the purchase form, whatever is said in them. */
export type BuyWords = Widened<typeof buyWords>;

const asSubscription: Partial<BuyWords> = {
  title: '认购',
  amount: '认购金额',
  fee: '认购费',
  noFee: '免认购费',
  net: '扣除认购费后',
  sign: '签署风险揭示书，继续认购',
  buy: '确认认购',
  needAmount: '先输入认购金额',
  closed: '暂时不能认购',
};

const words: BuyWords = { ...buyWords, ...asSubscription };

/** Texts of a purchase, or of a subscription in the offering period. */
export function wordsFor(subscribing: boolean | undefined): BuyWords {
  return subscribing ? words : buyWords;
}

/** Texts that only subscriptions have. */
export const subscribeWords = {
  par: '每份1.0000元，募集期利息另折算为份额',
  payText: (until: string) => `每份1.0000元，${until}前可以撤单`,
  payTextFinal: '每份1.0000元，付款后不能撤单',
  received: '认购受理',
  receivedText: '注册登记机构收到申请，份额要等基金成立',
  established: '基金成立，确认份额',
  establishedShort: '确认份额',
  atLatest: (day: string) => `最晚${day}`,
  establishedText: (day: string) => `基金最晚${day}成立，募集期利息折算为份额`,
  failed: '如果募集失败',
  failedText: '认购款和利息原路退回银行卡',
} as const;
