/** Texts of mailing something to the customer's own address. */
export const mailWords = {
  send: '发送到邮箱',
  to: '发送到',
  change: '换个邮箱',
  other: '换个邮箱再发',
  done: '完成',
  demo: '演示环境：在这里看邮件',
} as const;

/** Texts of an address and the code that confirms it. */
export const emailWords = {
  email: '邮箱',
  hint: 'name@example.com',
  missing: '请填写邮箱',
  wrong: '请输入正确的邮箱地址',
  codeTo: '验证码会发到这个邮箱，确认后才会保存',
  getCode: '获取验证码',
  toConfirm: '第一次发送先确认邮箱，之后不用再填',
  sentTo: (email: string) => `验证码已发送到 ${email}`,
  code: { label: '邮箱验证码', other: '换个邮箱' },
} as const;
