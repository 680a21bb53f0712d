// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of ClientScope: import * as ClientScope from this file.

/** 应用 */
export const App = 'app';
/** 称呼 */
export const Profile = 'profile';
/** 客户经理 */
export const Advisor = 'advisor';
