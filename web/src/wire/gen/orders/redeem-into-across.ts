// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** redeem, and buy a fund of another company with the proceeds */
export const redeemIntoAcross = /* @__PURE__ */ operation<InputAt<operations['redeemIntoAcross']>, OutputAt<operations['redeemIntoAcross']>>({
  id: 'redeemIntoAcross',
  path: '/api/v1/m/superConvert',
  idempotent: true,
  writes: 288,
});
