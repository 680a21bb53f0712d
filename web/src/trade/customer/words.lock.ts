/** Texts in the place of what the gesture lock covers. */
export const lockWords = {
  title: '已锁定',
  text: '画图案解锁后，才能看到你的资产和资料。',
  unlock: '解锁后查看',
} as const;
