// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** redeem, and buy another fund with the proceeds */
export const redeemIntoClassic = /* @__PURE__ */ operation<InputAt<operations['redeemIntoClassic']>, OutputAt<operations['redeemIntoClassic']>>({
  id: 'redeemIntoClassic',
  path: '/api/v1/m/redeem2buy',
  idempotent: true,
  writes: 288,
});
