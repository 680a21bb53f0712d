// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of PointKind: import * as PointKind from this file.

/** 每日签到 */
export const SignIn = 'signIn';
/** 阅读 */
export const Reading = 'reading';
/** 邀请好友 */
export const Invite = 'invite';
/** 兑换课程 */
export const Lesson = 'lesson';
/** 抵费券 */
export const Voucher = 'voucher';
/** 抵费券已使用 */
export const VoucherUsed = 'voucherUsed';
/** 抵费券退回 */
export const VoucherBack = 'voucherBack';
/** 到期 */
export const Expired = 'expired';
