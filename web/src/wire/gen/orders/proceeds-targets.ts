// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** money funds that the proceeds of a redemption may buy */
export const proceedsTargets = /* @__PURE__ */ operation<InputAt<operations['proceedsTargets']>, OutputAt<operations['proceedsTargets']>>({
  id: 'proceedsTargets',
  method: 'GET',
  path: '/api/v1/m/redeem/recommend',
  reads: 6224,
});
