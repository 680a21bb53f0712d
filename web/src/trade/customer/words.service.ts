/** Texts of how to reach a person. */
export const serviceWords = {
  title: '联系客服',
  safe: '客服不会索要密码和验证码，也不会让你转账到个人账户。',
  call: (phone: string) => `拨打 ${phone}`,
  noPhone: '电话号码暂时没有取到，请稍后再试',
  dial: '打电话',
} as const;
