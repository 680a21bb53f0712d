/** Texts of an act whose answer was lost, or came while the customer was elsewhere. */
export const placingWords = {
  unknown: '上一笔委托还没有查到结果',
  taken: '委托已受理',
  done: '上次的申请已受理',
  look: '查看',
} as const;
