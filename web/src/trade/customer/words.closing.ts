/** Texts of an account that is being closed, elsewhere than on its page. */
export const closingWords = {
  due: (day: string) => `账户${day} 15:00注销`,
  dueText: '之前可以取消，期间不能买入',
  sent: '账户正在注销',
  sentText: '登记机构处理中，不能买入',
  look: '去看看',
} as const;
