// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of EventKind: import * as EventKind from this file.

/** 绑定 */
export const Bound = 'bound';
/** 解除快捷支付 */
export const Ended = 'ended';
/** 换卡 */
export const Replaced = 'replaced';
/** 解绑 */
export const Unbound = 'unbound';
