/** Texts of the funds that are picked by rule. */
export const pickWords = {
  title: '为你挑选',
  matched: (level: string) => `按你的${level}匹配`,
  byRule: '怎么选出来的',
  rule: '挑选规则',
  sevenDay: '七日年化',
  fall: (percent: string) => `最大回撤${percent}`,
} as const;

/** Kinds of customers by their level of risk. */
export const levelNames: Record<string, string> = {
  1: 'C1保守型',
  2: 'C2谨慎型',
  3: 'C3稳健型',
  4: 'C4积极型',
  5: 'C5激进型',
};
