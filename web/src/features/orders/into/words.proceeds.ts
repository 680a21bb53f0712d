/** Texts of what proceeds may buy, and of what that costs. */
export const proceedsWords = {
  choose: '选择转购基金',
  chooseText:
    '赎回款到账当天自动买入你选的基金。下面是适合你的货币基金，也可以搜索任何一只开放的基金。',
  foundText: '赎回款到账当天自动买入你选的基金。',
  search: '基金名称、代码或拼音',
  none: '输入名称或代码，找一只想买的基金',
  notFound: '没有找到现在能买的基金，换个名称或代码试试',
  figures: ({ fundTypeName, riskName }: { fundTypeName: string; riskName: string }) =>
    `${fundTypeName}，${riskName}`,
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
