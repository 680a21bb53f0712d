/** What stands for a part of a screen that did not come, or over one that is old. */
export const partWords = {
  retry: '重试',
  partFailed: '没有加载出来',
  old: (time: string) => `没有更新成功，以下更新于${time}`,
} as const;
