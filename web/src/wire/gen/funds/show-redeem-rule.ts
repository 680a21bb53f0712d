// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** redemption rule, fees and dates */
export const showRedeemRule = /* @__PURE__ */ operation<InputAt<operations['showRedeemRule']>, OutputAt<operations['showRedeemRule']>>({
  id: 'showRedeemRule',
  method: 'GET',
  path: '/api/v1/m/redeemrule',
  reads: 80,
});
