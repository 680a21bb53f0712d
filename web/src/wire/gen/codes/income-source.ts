// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of IncomeSource: import * as IncomeSource from this file.

/** 工资、劳务报酬 */
export const Salary = '1';
/** 生产经营所得 */
export const Business = '2';
/** 金融资产投资收益 */
export const Investment = '3';
/** 财产租赁、转让 */
export const Property = '4';
/** 继承、赠与 */
export const Family = '5';
/** 其他 */
export const Other = '9';
