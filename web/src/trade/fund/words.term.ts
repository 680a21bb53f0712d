export const termWords = {
  ask: (noun: string) => `${noun}是什么`,
  failed: '解释没有加载出来',
  retry: '重试',
  close: '知道了',
} as const;
