/** Texts of the way to closing the account. */
export const rowWords = {
  row: '注销账户',
  asked: (day: string) => `${day}前可以取消`,
  sent: '登记机构处理中',
  refused: '上次没有注销',
} as const;
