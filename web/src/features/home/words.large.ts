/** Of large text, offered and found on home. */
export const largeTextWords = {
  title: '字要不要大一些？',
  text: '大字版的字和按钮更大，首页更简单，要紧的内容能读出来听。随时可以换回来。',
  yes: '用大字版',
  no: '不用',
  entry: '大字版',
} as const;
