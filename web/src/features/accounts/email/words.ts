/** Texts of the customer's e-mail address. */
export const words = {
  title: '邮箱',
  first: '填写邮箱',
  change: '换个邮箱',
  what: '对账单、交易凭证、产品文件和私募产品的信息披露会发到这里。',
  now: '现在的邮箱',
  confirmed: '已确认',
  label: '新邮箱',
  same: '这就是现在的邮箱',
  unconfirmed: (email: string) => `${email} 还没有确认`,
  unconfirmedText: '确认前不会往这个邮箱发任何内容。',
  code: '输入验证码',
  done: '邮箱已确认',
} as const;
