// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
export { closeChild } from './childaccounts/close-child';
export { childNotes } from './childaccounts/child-notes';
export { createChild } from './childaccounts/create-child';
export { childGoal } from './childaccounts/child-goal';
export { childInfo } from './childaccounts/child-info';
export { children } from './childaccounts/children';
export { movableShares } from './childaccounts/movable-shares';
export { moveShares } from './childaccounts/move-shares';
export { childAssets } from './childaccounts/child-assets';
export { childAsset } from './childaccounts/child-asset';
export { childProfit } from './childaccounts/child-profit';
export { childPicks } from './childaccounts/child-picks';
export { childWishes } from './childaccounts/child-wishes';
export type { components } from './childaccounts/contract';
