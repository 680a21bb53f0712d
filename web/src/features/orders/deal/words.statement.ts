/** Texts of mailing the statement of an order. */
export const statementWords = {
  title: '发送交易凭证',
  what: '邮件里写明这笔交易的金额、份额、费用、日期和当前状态',
  sent: '交易凭证已发出',
  wait: '通常几分钟内送达。没有看到时，请查看垃圾邮件箱。',
} as const;
