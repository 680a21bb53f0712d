/** Activities. */
export const activityWords = {
  title: '活动',
  failed: '活动没有加载出来',
  gone: '没有这个活动',
  all: '看正在进行的活动',
  days: (first: string, last: string) => `${first}至${last}`,
  until: (last: string) => `到${last}为止`,
  ended: '活动已结束',
  endedText: (last: string) => `活动到${last}为止，以下内容仅供查阅。`,
  share: '分享给朋友',
  shareText: '链接里只有你的客户号，用来记下是谁邀请的；朋友看不到你的任何资产。',
} as const;
