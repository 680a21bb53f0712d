// Generated from contract/rooms/pension.json by scripts/gen.mjs; do not edit.
export { pensionAccount } from './pension/pension-account';
export { linkPension } from './pension/link-pension';
export { pensionShares } from './pension/pension-shares';
export { buyPension } from './pension/buy-pension';
export { pensionTargets } from './pension/pension-targets';
export { redeemPension } from './pension/redeem-pension';
export type { components } from './pension/contract';
