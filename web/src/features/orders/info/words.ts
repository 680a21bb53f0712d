/** Texts of what an order was promised, beside what came. */
export const infoWords = {
  title: '交易说明',
  placed: (time: string, status: string) => `${time}提交，现在${status}`,
  promised: '下单时承诺',
  came: '实际',
  kinds: {
    tDay: '按哪天的净值',
    nav: '净值',
    confirm: '确认',
    redeemable: '可以赎回',
    payout: '到账',
    refund: '退款到账',
    fee: '手续费',
  },
  verdicts: {
    day: { kept: '守约', better: '提前', worse: '和承诺不同', open: '未到', void: '没有发生' },
    fee: { kept: '守约', better: '少收了', worse: '多收了', open: '待确认', void: '没有收取' },
  },
  evening: (day: string) => `${day}晚公布`,
  nav: (nav: string) => `按${nav}成交`,
  /** Shares that move are not sold: their day and net value are those of a statement. */
  moved: {
    kindName: '份额划转',
    tDay: '划转日',
    nav: (nav: string) => `按${nav}计算市值`,
  },
  yuan: (sum: string) => `${sum}元`,
  open: '还没到',
  void: '--',
  failed: '交易说明没有加载出来',
  notMine: '链接可能不完整，或不是当前登录账户的订单',
  records: '看交易记录',
  none: '这笔没有承诺的日期',
  noneText: '分红、份额调整由基金公司发起；还在等待的申请，释放后才有日期',
  order: '看这笔交易的进度',
  foot: '承诺随订单保存，之后的规则变化不会改写它',
} as const;
