export const posterWords = {
  company: 'Tael',
  scan: '长按识别，或用相机扫一扫',
  title: '分享',
  send: '分享链接',
  keep: '保存海报',
  longPress: '长按海报，可以保存或发给朋友',
  drawing: '正在画海报',
  none: '海报没有画出来，可以分享链接',
  picture: (title: string) => `${title}的海报，带二维码`,
  whose: '链接里带有你的分享编号，朋友注册时能看到是你分享的。',
  name: '海报.png',
} as const;
