// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** payout targets of a redemption */
export const redeemTargets = /* @__PURE__ */ operation<InputAt<operations['redeemTargets']>, OutputAt<operations['redeemTargets']>>({
  id: 'redeemTargets',
  method: 'GET',
  path: '/api/v1/m/redeemTarget',
  reads: 36,
});
