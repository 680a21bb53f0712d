/** Texts of redeeming into another fund. */
export const intoWords = {
  where: '赎回款去哪',
  toCard: '到银行卡',
  toCardWays: '普通或快速到账',
  toCardLimit: '普通到账不限额',
  toFund: '转购基金',
  toFundText: '到账后自动买入',
  toFundWhy: '不用再下单付款',
  other: '换一只',
  yields: (rate: string, income: string, day: string) =>
    `七日年化${rate}，万份收益${income}（${day}）`,
  price: (nav: string, day: string) => `净值${nav}（${day}）`,
  holdsText: '新份额也在这张卡下；没买成，钱转到这张卡',
  chooseOther: '先换一只转购基金',
  lost: '转购的基金没有加载出来',
  closed: '暂时不能转购',
  computing: '正在计算',
  needAgreement: '请先勾选“已阅读并同意”',
  submit: '确认赎回转购',
  sign: '签署风险揭示书，继续转购',
  bar: (day: string) => `预计${day}买入`,
  net: '预计到账，用来买入',
  gap: '确认后到买入前，这笔钱没有收益',
  buy: '到账，自动买入',
  buyText: (name: string, price: string, until: string | null) =>
    `${price}买入${name}${until ? `，当天${until}前可以撤单` : ''}`,
  arrivesBefore: (day: string) => `赎回款${day}到账，`,
  confirm: '确认买入份额',
  otherwise: (card: string) =>
    `到账那天如果买不了，比如基金暂停申购，钱会自动转到${card}，并发短信告诉你原因。`,
} as const;
