interface AskWords {
  title: string;
  text: string;
  /** Says it plainly below the specification's sentence. */
  plain?: string;
  confirm: string;
}

/** The guards' questions, in the words of the specification; only their dialog loads them. */
const asked = {
  login: { title: '先登录', text: '登录后才能继续，现在去登录吗？', confirm: '去登录' },
  password: {
    title: '设置登录密码',
    text: '您还未设置登录密码，现在设置，开启美好财富之旅吧。',
    confirm: '去设置',
  },
  riskTest: {
    title: '先做风险测评',
    text: '根据监管合规要求您需要先完成风险测评，预计耗时 60 秒。',
    plain: '买基金前先做风险测评，约60秒。',
    confirm: '去测评',
  },
  riskExpired: {
    title: '先做风险测评',
    text: '您的风险测评等级已过期\n请先重新完成问卷后再购买产品',
    confirm: '去测评',
  },
  opening: { title: '先开户', text: '您还没开户，请您完成开户，再交易', confirm: '去开户' },
  continueOpening: { title: '先开户', text: '您还没开户，请您先完成开户', confirm: '去开户' },
  cardFailed: { title: '绑卡没有成功', text: '您申请的银行卡绑定失败', confirm: '查看原因' },
  certificateFailed: {
    title: '证件审核没有通过',
    text: '您提交的身份证件审核未通过',
    confirm: '查看原因',
  },
  email: {
    title: '补充邮箱',
    text: '基金业协会要求，私募基金管理人需向投资人进行信息披露。请您补充邮箱信息',
    confirm: '去补全',
  },
} satisfies Record<string, AskWords>;

export const questions: Record<keyof typeof asked, AskWords> = asked;
