// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of UnsettledKind: import * as UnsettledKind from this file.

/** 持有的份额 */
export const Holding = 'holding';
/** 在途的交易 */
export const Order = 'order';
/** 待核实的付款 */
export const Payment = 'payment';
/** 待到账的钱 */
export const Payout = 'payout';
/** 定投计划 */
export const Plan = 'plan';
/** 小账户 */
export const Child = 'child';
/** 唯一的银行卡 */
export const OnlyCard = 'only';
