// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** redeem a public fund */
export const redeemClassic = /* @__PURE__ */ operation<InputAt<operations['redeemClassic']>, OutputAt<operations['redeemClassic']>>({
  id: 'redeemClassic',
  path: '/api/v1/m/redeem',
  idempotent: true,
  writes: 288,
});
