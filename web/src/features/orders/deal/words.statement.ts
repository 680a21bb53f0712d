/** Texts of mailing the statement of an order. */
export const statementWords = {
  title: '发送交易凭证',
  what: '邮件里写明这笔交易的金额、份额、费用、日期和当前状态',
  email: '邮箱',
  hint: 'name@example.com',
  kept: '邮箱会保存，下次不用再填',
  missing: '请填写接收凭证的邮箱',
  wrong: '请输入正确的邮箱地址',
  send: '发送到邮箱',
  sent: '交易凭证已发出',
  wait: '通常几分钟内送达。没有看到时，请查看垃圾邮件箱。',
  again: '换个邮箱再发',
  done: '完成',
  demo: '演示环境：在这里看邮件',
} as const;
