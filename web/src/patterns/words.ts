/** What the page patterns say where a screen says nothing of its own. */
export const patternWords = {
  failed: '页面没有加载出来',
  refused: '这一页打不开',
  faultText: '你的资产和订单不受影响，请稍后再试',
  back: '返回',
  retry: '重试',
  partFailed: '没有加载出来',
  old: (time: string) => `没有更新成功，以下更新于${time}`,
};

export const readerWords = {
  readOn: '请滑到底，读完全文',
  wait: (seconds: number) => `还要阅读${seconds}秒`,
  tick: '请勾选确认内容',
  done: '我知道了',
  foreign: '这个文件打不开',
  foreignText: '只能查看本平台的文件',
};

export const questionWords = {
  left: (seconds: number) => `大约还要${seconds}秒`,
  multiple: '可以选多项',
  single: '选择一项',
  saved: '请按真实情况回答，没有对错。答案会自动保存。',
  back: '上一题',
  next: '下一题',
  submit: '提交，看结果',
  progress: (now: number, total: number) => `第${now}题，共${total}题`,
};
