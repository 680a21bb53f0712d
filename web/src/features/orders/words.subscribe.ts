import { buyWords } from './words';

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

/** Texts of the purchase form, whatever is said in them. */
export type BuyWords = Widened<typeof buyWords>;

const asSubscription: Partial<BuyWords> = {
  title: '认购',
  amount: '认购金额',
  below: (min: string, first: boolean) => `${first ? '首次认购' : '每次认购'}至少${min}元`,
  above: (max: string) => `这只基金今天最多认购${max}元`,
  fee: '认购费',
  noFee: '免认购费',
  net: '扣费后认购',
  sign: '去签署并认购',
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
  result: '认购结果',
  bought: '认购已受理',
  confirmed: '认购已确认',
  amount: '认购金额（元）',
  price: '认购价格',
  fee: '认购费',
  interest: '募集期利息',
  estimate: '募集期利息由注册登记机构计算，基金成立时折算为份额。',
  interestIn: (sum: string) => `，其中利息${sum}元`,
} as const;
