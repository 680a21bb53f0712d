// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** before a redemption: shares, lots, fee, dates */
export const preRedeemClassic = /* @__PURE__ */ operation<InputAt<operations['preRedeemClassic']>, OutputAt<operations['preRedeemClassic']>>({
  id: 'preRedeemClassic',
  method: 'GET',
  path: '/api/v1/m/preredeem',
  reads: 6516,
});
