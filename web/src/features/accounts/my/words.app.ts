/** Texts of the rows of the app itself in 我的. */
export const appWords = {
  install: '添加到桌面',
  newer: '有新版本',
  take: '更新',
} as const;
