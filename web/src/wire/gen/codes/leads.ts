// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Leads: import * as Leads from this file.

/** undefined */
export const Nowhere = '';
/** 订单 */
export const Order = 'order';
/** 安全中心 */
export const Security = 'security';
/** 登录设备 */
export const Device = 'device';
/** 银行卡 */
export const Card = 'card';
/** 证件 */
export const Certificate = 'certificate';
/** 更新证件 */
export const Renewal = 'renewal';
/** 基金 */
export const Fund = 'fund';
/** 公告 */
export const Notice = 'notice';
/** 基金公告 */
export const FundNotices = 'fundNotices';
/** 活动 */
export const Activity = 'activity';
/** 嘉豆 */
export const Points = 'points';
/** 定投计划 */
export const Plan = 'plan';
/** 对账单 */
export const Statements = 'statements';
