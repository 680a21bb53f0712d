/** Texts of one statement. */
export const sheetWords = {
  explain: '净投入是买入的钱减去赎回和现金分红，按净值日算。',
  transit: '在途的买入和赎回没有算在资产里，PDF里写明各是多少。',
  pdf: 'PDF里有持仓、每笔交易、分红和费用。',
  download: '下载',
  mail: '发到邮箱',
  mailed: (email: string) => `已发到${email}`,
  mailing: (email: string) => `正在发到${email}`,
  noEmail: '填邮箱',
  plus: '加',
  equals: '等于',
} as const;
