/** What is said of something to read. */
export const readerWords = {
  readOn: '请滑到底，读完全文',
  lastPage: '请翻到文件的最后一页',
  wait: (seconds: number) => `还要阅读${seconds}秒`,
  tick: '请勾选确认内容',
  done: '我知道了',
  foreign: '这个文件打不开',
  foreignText: '只能查看本平台的文件',
};
