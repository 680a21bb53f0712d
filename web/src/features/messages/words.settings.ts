/** Texts of the settings of messages. */
export const settingsWords = {
  title: '消息设置',
  table: '哪些消息用什么方式提醒',
  failed: '设置没有加载出来',
  kind: '消息',
  always: '一直提醒',
  notReady: '还不能用',
  by: (kind: string, channel: string) => `${kind}用${channel}提醒`,
  quiet: '夜里不打扰',
  quietText: (from: number, to: number) => `${from}:00至${to}:00的，早上一起发；账户安全除外`,
  limit: (count: number) => `全部消息都留在消息中心。每天最多提醒${count}条，账户安全除外。`,
  save: '保存设置',
  saved: '设置保存好了',
} as const;
