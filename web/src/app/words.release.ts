/** Texts of a newer release. */
export const releaseWords = {
  there: '有新版本',
  take: '更新',
  typed: {
    title: '更新后，没有提交的内容要重新填写',
    confirm: '现在更新',
    cancel: '以后再说',
  },
} as const;
