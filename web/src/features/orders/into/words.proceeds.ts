/** Texts of what proceeds may buy, and of what that costs. */
export const proceedsWords = {
  choose: '选择转购基金',
  chooseText: '赎回款到账当天自动买入你选的基金。下面是适合你的货币基金，按七日年化排列。',
  none: '现在没有可以转购的货币基金',
  failed: '可以转购的基金没有加载出来',
  fee: '申购费',
  free: '免申购费',
  about: (fee: string) => `约${fee}元`,
  shares: '约得份额',
  unit: '份',
  sharesLater: (day: string) => `买到多少份，按${day}的净值算`,
  par: '转购的货币基金每份1元',
  least: (amount: string) => `${amount}元起购，按实际到账的钱再核对一次。`,
} as const;
