export const desktopWords = {
  onPhone: '在手机上继续',
  onPhoneText: '扫码打开这一页',
} as const;
