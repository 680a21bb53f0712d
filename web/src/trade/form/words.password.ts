/** Texts of the password sheet. */
export const passwordWords = {
  what: (act: string, fund: string) => `${act} ${fund}`,
  title: '输入密码',
  label: '登录密码',
  placeholder: '登录密码，8至20位',
  show: '显示密码',
  hide: '隐藏密码',
  forgot: '忘记密码',
  lost: '网络断开，密码还没有核对，也没有提交。连上网络后再点一次。',
  unknown: '网络断开，还不知道有没有提交成功。连上网络后再点一次，不会重复提交。',
  unsigned: '答复没有通过验签，还不知道有没有提交成功。请再点一次，不会重复提交。',
  safe: '客服不会向你索要密码',
} as const;

/** Texts of what has changed since the customer read it. */
export const changedWords = {
  day: '成交日变了',
  fee: '手续费变了',
  read: '你看到的',
  now: '现在是',
} as const;
