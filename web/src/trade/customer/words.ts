/** Texts of login, registration, password, gesture and security. */
export const entryWords = {
  close: '关闭',
  mobile: '手机号',
  mobileHint: '请输入11位手机号',
  mobileWrong: '请检查手机号，应为1开头的11位数字',
  area: '+86',
  getCode: '获取验证码',
  codeTo: '验证码会以短信发到这个号码',
  agree: '我已阅读并同意',
  haveRead: '我看完了',
  askAgree: '阅读并同意后继续',
  askAgreeText: (names: string) => `请先阅读${names}，同意后才能办理。`,
  agreeAndGo: '同意并继续',
  notNow: '再看看',
  neverAsked: '我们不会打电话索要验证码，请勿告诉他人。',
} as const;

export const codeWords = {
  title: '输入验证码',
  sentTo: (mobile: string) => `已发送到 +86 ${mobile}`,
  sending: '正在发送验证码',
  notCome: '没收到？',
  after: '秒后可重发',
  again: '重新发送',
  notSent: '验证码没有发出去',
  other: '换个手机号',
  label: '短信验证码',
  checking: '正在核对',
  sentAgain: '已重新发送',
  left: (count: number) => `今天还可获取${count}次`,
} as const;
