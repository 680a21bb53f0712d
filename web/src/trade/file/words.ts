/** What is said of a file of ours. */
export const fileWords = {
  kinds: { pdf: 'PDF', picture: '图片', other: '文件' },
  download: '下载',
  downloading: (percent?: number) => (percent === undefined ? '正在下载' : `正在下载 ${percent}%`),
  downloaded: '已下载，可以在手机的下载里找到',
  wechat: '微信里不能保存文件，请发到邮箱，或者在浏览器中打开',
  notKept: '文件没有保存下来，请重试，或者在浏览器中打开',
  mail: '发到邮箱',
} as const;
