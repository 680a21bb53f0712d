/** Titles of the guards' questions by the word that leads on; only their dialog loads them. */
export const askTitles: Partial<Record<string, string>> = {
  去登录: '先登录',
  去设置: '设置登录密码',
  去测评: '先做风险测评',
  去开户: '先开户',
  查看原因: '绑卡没有成功',
  去补全: '补充邮箱',
};

export const askTitle = '温馨提示';
