export const hostWords = {
  company: 'Tael',
  /** Below the title of a page that is shared. */
  text: '净值、费用和日期，下单前都写清楚',
  copied: '链接已复制，可以粘贴发给朋友',
  notCopied: '链接没有复制成功，请长按地址栏复制',
  hint: '请点右上角的“···”，选择发送给朋友',
} as const;
