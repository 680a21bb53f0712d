/** What a questionnaire says. */
export const questionWords = {
  left: (seconds: number) => `大约还要${seconds}秒`,
  multiple: '可以选多项',
  single: '选择一项',
  saved: '请按真实情况回答，没有对错。答案会自动保存。',
  last: '上次',
  back: '上一题',
  next: '下一题',
  submit: '提交，看结果',
  progress: (now: number, total: number) => `第${now}题，共${total}题`,
};
