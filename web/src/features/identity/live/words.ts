/** Texts of the login that returns to a page of somebody else's. */
export const liveWords = {
  title: (name: string) => `进入${name}`,
  sub: (origin: string) => `登录后回到 ${origin}`,
  back: (origin: string) => `会回到 ${origin}`,
  login: '用手机号登录',
  as: (mobile: string) => `你现在是 ${mobile}`,
  go: '同意并进入',
  gives: (name: string) =>
    `${name}会知道你的手机号的头三位和末四位，和只在那里用的编号。看不到姓名、资产和订单，也不能交易。`,
  failed: '页面没有加载出来',
  refused: '没有进入成功',
  foreign: '这个链接不能用',
  home: '回首页',
} as const;
