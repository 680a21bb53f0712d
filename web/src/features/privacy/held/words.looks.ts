/** Texts of who looked at the customer's data. */
export const looksWords = {
  title: '谁看过',
  all: (count: number) => `全部${count}次`,
  records: '全部',
  lately: (days: number) => `近${days}天没人看过`,
  none: '还没有人看过。有人看，这里会写明是谁、看了什么、为什么。',
  seen: (what: string, why: string) => `${what}：${why}`,
  count: (days: number) => `近${days}天被查看`,
  times: (count: number) => `${count}次`,
  wrong: '有不该看的？',
  wrongText: '收回客户经理的授权，他马上看不到',
  failed: '记录没有加载出来',
  end: '就这些',
} as const;
