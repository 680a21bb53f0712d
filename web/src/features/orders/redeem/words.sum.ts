/** Texts of what a redemption brings. */
export const sumWords = {
  parEstimate: '货币基金每份1元',
  gross: '赎回金额',
  estimate: (day: string, nav: string) => `按${day}净值${nav}估算，实际按成交日净值`,
  fee: '赎回费',
  feeAtMost: (fee: string) => `按确认日到成交日计算持有天数时，最多${fee}元`,
  net: '预计到账',
  how: '怎么算',
  howTitle: '金额是这样算的',
} as const;
