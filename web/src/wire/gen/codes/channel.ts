// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Channel: import * as Channel from this file.

/** 微信 */
export const Wechat = 'wechat';
/** 短信 */
export const Sms = 'sms';
/** 邮件 */
export const Mail = 'mail';
/** 推送 */
export const Push = 'push';
