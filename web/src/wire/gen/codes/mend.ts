// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Mend: import * as Mend from this file.

/** 证件资料 */
export const CertInfo = 'certInfo';
/** 证件信息 */
export const UserCert = 'userCert';
/** 个人资料 */
export const UserEdit = 'userEdit';
/** 反洗钱信息 */
export const FxqCollection = 'fxqCollection';
/** 我的数据 */
export const MyData = 'myData';
/** 注销账户 */
export const CloseAccount = 'closeAccount';
