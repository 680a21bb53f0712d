/** Texts of the customer's plans, those that are over too. */
export const ownWords = {
  title: '我的定投',
  make: '新建',
  failed: '定投没有加载出来',
  ahead: '未来30天约扣（元）',
  aheadSure: '未来30天要扣（元）',
  span: (until: string, count: number) => `到${until}共${count}笔`,
  most: (most: string) => `，最多${most}`,
  guess: '智能定投按基准金额算，扣款日再定',
  none: '未来30天没有要扣的',
  bars: '未来30天每天扣多少',
  more: (count: number) => `之后还有${count}天要扣`,
  told: '每次扣款前一个交易日的晚上发消息，写明基金、金额、付款的卡和怎么停。',
  all: (count: number) => `全部计划 ${count}`,
  counts: (running: number, paused: number) =>
    paused > 0 ? `${running}个进行中，${paused}个已暂停` : `${running}个进行中`,
  smart: '智能',
  about: '约',
  rests: '不扣款',
  never: (day: string) => `${day}设定，还没扣过`,
  paid: (runs: number, paid: string) => `已投${runs}期 ${paid}`,
  ended: '已终止的定投',
  count: (count: number) => `${count}个`,
  empty: '还没有定投',
  emptyText: '每期自动扣一点，先按真实净值算一遍再决定',
  emptyAct: '去定投专区',
  foot: '终止后不能恢复，已买到的份额不受影响。休市日公布后，扣款日会更新。',
} as const;

/** Texts of plans that are over. */
export const endedWords = {
  title: '已终止定投',
  failed: '已终止的定投没有加载出来',
  empty: '没有终止的定投',
  emptyText: '终止或完成的定投会留在这里，连同每一期的扣款记录',
  mine: '我的定投',
  when: (state: string, day: string) => `${day}${state}`,
  paid: (runs: number, paid: string) => `投了${runs}期，共${paid}元`,
  none: '一期也没有扣成',
  again: '照样再设一个',
  foot: '已买到的份额还在持有里。',
  most: '最多列出最近200个。',
} as const;
