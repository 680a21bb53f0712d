/** Texts of what articles draw. */
export const drawingWords = {
  peak: '最高点',
  bottom: '最低点',
  back: '回到原点',
  fall: '−20%',
  climb: '要涨25%',
  sample: '示意',
  fell: '跌了',
  needs: '要涨回来',
  levels: '近1年最大回撤，中位数',
  levelsDay: (day: string) => `数据${day}`,
  levelsFailed: '各等级的回撤没有加载出来',
} as const;

/** Of the sheet in which a term is explained. */
export const termSheetWords = {
  failed: '解释没有加载出来',
  close: '知道了',
} as const;
