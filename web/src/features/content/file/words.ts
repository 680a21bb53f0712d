/** Texts of the screens of one file. */
export const fileScreenWords = {
  title: '查看文件',
  failed: '文件没有加载出来',
  gone: '没有这个文件',
  back: '返回',
  download: '下载文件',
  read: '在线查看',
  note: '文件只发到你留存的邮箱，每天最多10次。',
} as const;
