// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of EventKind: import * as EventKind from this file.

/** 绑定 */
export const Bound = 'bound';
/** 小额验证通过 */
export const Checked = 'checked';
/** 解除快捷支付 */
export const Ended = 'ended';
/** 换卡 */
export const Replaced = 'replaced';
/** 解绑 */
export const Unbound = 'unbound';
