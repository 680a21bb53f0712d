/** Texts of the list of all results. */
export const resultsWords = {
  title: '历次测评结果',
  failed: '历次结果没有加载出来',
  end: '没有更早的了',
  note: '只有最近一次的结果有效，之前的留作记录，不会更改或删除。',
  now: '当前结果',
  ended: '已到期',
  lowest: '（最低类别）',
  points: (points: number) => `${points}分`,
  taken: (day: string, first: boolean) => `${day} ${first ? '首次测评' : '复评'}`,
  until: (day: string) => `有效期至${day}`,
} as const;
