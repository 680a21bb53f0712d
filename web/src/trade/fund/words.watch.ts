/** Texts of putting a fund on the watchlist and of taking it off. */
export const watchWords = {
  watch: '自选',
  watched: '已自选',
  added: '已加入自选',
  removed: '已移出自选',
  undo: '撤销',
  see: '去看看',
} as const;
