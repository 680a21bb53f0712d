// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Occupation: import * as Occupation from this file.

/** 党政机关、事业单位 */
export const Government = '01';
/** 教科文卫 */
export const Education = '02';
/** 金融 */
export const Finance = '03';
/** 商业、贸易 */
export const Commerce = '04';
/** 房地产、建筑 */
export const RealEstate = '05';
/** 制造业 */
export const Manufacturing = '06';
/** 信息技术 */
export const Technology = '07';
/** 自由职业 */
export const Freelance = '08';
/** 农林牧渔 */
export const Agriculture = '09';
/** 学生 */
export const Student = '10';
/** 离退休 */
export const Retired = '11';
/** 其他 */
export const Other = '99';
