/** What the viewer of files says. */
export const viewerWords = {
  failed: '文件没有加载出来',
  coming: (percent?: number) =>
    percent === undefined ? '正在加载文件' : `正在加载文件 ${percent}%`,
  pageFailed: '这一页没有显示出来',
  pictureText: '请检查网络后重试',
  page: (now: number, total: number) => `第${now}页，共${total}页`,
  pageOf: (name: string, now: number) => `${name}，第${now}页`,
  place: (now: number, total: number) => `${now} / ${total}`,
  before: '上一页',
  next: '下一页',
  larger: '放大',
  smaller: '缩小',
};
