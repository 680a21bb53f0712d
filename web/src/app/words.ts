/** Texts of the guards, as the specification gives them; `plain` says it plainly below. */
export const guardWords = {
  login: { text: '登录后才能继续，现在去登录吗？', confirm: '去登录' },
  password: {
    text: '您还未设置登录密码，现在设置，开启美好财富之旅吧。',
    confirm: '去设置',
  },
  riskTest: {
    text: '根据监管合规要求您需要先完成风险测评，预计耗时 60 秒。',
    plain: '买基金前先做风险测评，约60秒。',
    confirm: '去测评',
  },
  riskExpired: {
    text: '您的风险测评等级已过期\n请先重新完成问卷后再购买产品',
    confirm: '去测评',
  },
  opening: { text: '您还没开户，请您完成开户，再交易', confirm: '去开户' },
  continueOpening: { text: '您还没开户，请您先完成开户', confirm: '去开户' },
  cardFailed: { text: '您申请的银行卡绑定失败', confirm: '查看原因' },
  email: {
    text: '基金业协会要求，私募基金管理人需向投资人进行信息披露。请您补充邮箱信息',
    confirm: '去补全',
  },
} as const;

export const shellWords = {
  cancel: '以后再说',
  home: '回首页',
  chunkTitle: '页面没有加载出来',
  chunkText: '网络不通或应用已更新，请重试',
  crashTitle: '页面出错了',
  crashText: '你的资产和订单不受影响，请重试',
} as const;
