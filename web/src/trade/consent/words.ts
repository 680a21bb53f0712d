/** Texts of agreeing to one use of one's data. */
export const consentWords = {
  title: '单独同意',
  failed: '同意书没有加载出来',
  headline: (purpose: string) => `先征求你的同意：${purpose}`,
  sensitive: '敏感个人信息',
  why: '用来',
  ends: '可以撤回',
  stays: '依法保留',
  agree: (title: string) => `我已阅读并单独同意《${title}》`,
  act: '同意并继续',
  tick: '请先勾选同意',
  not: '不同意，返回',
} as const;
