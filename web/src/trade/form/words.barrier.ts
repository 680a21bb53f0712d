/** Texts of what the customer has to do before an order. */
export const barrierWords = {
  openAccount: '去开户',
  retest: '重新测评',
  fix: '去补全',
  seeCertificate: '查看证件',
  renewCertificate: '更新证件',
  agree: '重新同意',
  stay: '取消注销',
} as const;
