// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of CertificateType: import * as CertificateType from this file.

/** 居民身份证 */
export const IdCard = '0';
/** 中国护照 */
export const ChinesePassport = '1';
/** 港澳居民来往内地通行证 */
export const MainlandPermit = '4';
/** 外国护照 */
export const ForeignPassport = '6';
/** 台湾居民来往大陆通行证 */
export const TaiwanPermit = 'A';
/** 外国人永久居留身份证 */
export const PermanentResidence = 'B';
/** 港澳台居民居住证 */
export const ResidencePermit = 'C';
