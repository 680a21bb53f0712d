/** Texts of asking again for money that the bank did not take. */
export const againWords = {
  act: '重新打款',
  title: '重新打款到哪张卡',
  why: (reason: string) => (reason ? `上次没有成功：${reason}` : '上次没有成功'),
  yuan: '元',
  cards: '收款卡',
  last: '上次没有收到',
  addCard: '添加银行卡',
  fresh: '新添加的卡要过一段时间才能收款',
  next: '下一步',
  none: '请选择一张可以收款的卡',
  confirm: '确认打款',
  to: (card: string) => `打到${card}`,
  once: '换卡或重试都不会重复打款。通常几分钟内到账，到账时间以银行为准。',
  failed: '没有加载出来，请稍后再试',
} as const;
