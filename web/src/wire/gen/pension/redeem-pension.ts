// Generated from contract/rooms/pension.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** redeem inside the pension account */
export const redeemPension = /* @__PURE__ */ operation<InputAt<operations['redeemPension']>, OutputAt<operations['redeemPension']>>({
  id: 'redeemPension',
  path: '/api/v1/m/pension/trade/redeem',
  idempotent: true,
  writes: 288,
});
