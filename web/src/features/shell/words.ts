export const notFoundWords = {
  title: '没有这个页面',
  text: '链接可能写错了，或页面已经搬走',
  home: '回首页',
  back: '返回上一页',
} as const;

export const redirectWords = {
  title: '正在打开',
  nowhere: '页面不存在',
  failed: '没有打开',
} as const;

export const incompleteWords = {
  card: { text: '没有说是哪张银行卡，从你的卡里选一张', act: '看我的银行卡' },
  title: '这个链接不完整',
  back: '返回上一页',
  fund: { text: '没有说是哪只基金，从基金排行里选一只', act: '去选基金' },
  holding: { text: '没有说是哪只基金，从你的持有里选一只', act: '看我的持有' },
  manager: { text: '没有说是哪位基金经理，从这只基金的经理里选一位', act: '看基金经理' },
  order: { text: '没有说是哪笔订单，从交易记录里打开', act: '看交易记录' },
  plan: { text: '没有说是哪个定投，从我的定投里打开', act: '看我的定投' },
  child: { text: '没有说是哪个小账户，从小账户里打开', act: '看小账户' },
  notice: { text: '没有说是哪条公告，从公告里打开', act: '看全部公告' },
  activity: { text: '没有说是哪个活动，从列表里打开', act: '看正在进行的活动' },
  file: { text: '这里只能查看本平台的文件，从公告里打开', act: '看全部公告' },
  page: { text: '没有说是哪一页，可以从首页重新打开', act: '回首页' },
  password: { text: '这一步要先验证手机号，请从头开始', act: '去验证' },
  login: { text: '这一步要先验证身份，请从登录开始', act: '去登录' },
  mobile: { text: '换手机号要先验证身份，请从头开始', act: '去验证' },
} as const;

export const maintenanceWords = {
  title: '系统维护中',
  text: '开发人员正在修复服务，请稍后再试。你的资产和订单不受影响。',
  back: '返回上一页',
  again: '再试一次',
} as const;

export const downloadWords = {
  app: {
    title: '到App里继续',
    text: '开户和交易请在App中进行',
    where: '在手机的应用商店搜索“Tael”',
  },
  browser: {
    title: '用手机打开',
    text: '开户和交易在浏览器里就能完成，在手机上打开这个地址：',
    where: '',
  },
  safeAddress: '只打开你认识的地址，不要点他人发来的链接。',
  nav: '下载App',
  safe: '只从官方应用商店下载，不要安装他人发来的安装包。',
  back: '返回上一页',
} as const;
