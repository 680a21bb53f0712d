// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Item: import * as Item from this file.

/** 职业 */
export const Occupation = 'occupation';
/** 年收入 */
export const Income = 'income';
/** 收入来源 */
export const IncomeSource = 'incomeSource';
/** 联系地址 */
export const Address = 'address';
/** 税收居民身份 */
export const TaxResidency = 'nonresiFlag';
/** 受益人声明 */
export const Beneficiary = 'hasBenefitPerson';
/** 本人操作声明 */
export const SelfTrade = 'selfTradeFlag';
/** 诚信记录 */
export const Credit = 'credit';
/** 实际控制人 */
export const Controller = 'controller';
/** 投资目的 */
export const Purpose = 'purpose';
/** 邮箱 */
export const Email = 'email';
