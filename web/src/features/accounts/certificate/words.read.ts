/** Texts of what was read from the photos of a new certificate. */
export const readWords = {
  read: '读到的内容，请核对',
  name: '姓名',
  number: '证件号码',
  validity: '有效期',
  authority: '签发机关',
  address: '住址',
  same: '与原证件一致',
  otherName: '与账户不一致，请看清楚',
  otherNumber: '与账户不一致，请用本人的证件',
  fresh: '新',
} as const;
