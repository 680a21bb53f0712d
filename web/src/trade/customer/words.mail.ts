/** Texts of mailing something to the customer's own address. */
export const mailWords = {
  email: '邮箱',
  hint: 'name@example.com',
  kept: '邮箱会保存，下次不用再填',
  missing: '请填写邮箱',
  wrong: '请输入正确的邮箱地址',
  send: '发送到邮箱',
  again: '换个邮箱再发',
  done: '完成',
  demo: '演示环境：在这里看邮件',
} as const;
