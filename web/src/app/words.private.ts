/** Refusals of the private buy check and pre-trade, by code; other codes show their message. */
export const privateDialogWords: {
  title: string;
  confirm: string;
  texts: Partial<Record<number, string>>;
} = {
  title: '暂不能购买',
  confirm: '我知道了',
  texts: {
    100001: '你的风险测评将在下一个开放日前到期，请先重新完成风险测评',
    100005: '你的投资者认证将在开放日前到期，请先重新认证',
    100006: '你的投资者认证将在开放日前到期，请先重新认证',
    100010: '你的年龄已超过本产品的购买年龄上限，不能购买',
    100011: '你的证件将在开放日前到期，请先更新证件',
  },
};
