/** Texts of the way to one's own data. */
export const dataWords = {
  title: '我的数据',
  text: '留着什么，到什么时候，全部带走，注销账户',
} as const;
