/** Texts of sums that cannot be bought, or that a card cannot pay. */
export const limitsWords = {
  singleOver: (limit: string) => `单笔上限${limit}元，不足本次金额`,
  dayOver: (left: string) => `今天只能再付${left}元，不足本次金额`,
  offStep: (step: string) => `金额须是${step}元的整数倍`,
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
