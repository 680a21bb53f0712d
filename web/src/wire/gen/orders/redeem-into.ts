// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** redeem, and buy another fund with the proceeds */
export const redeemInto = /* @__PURE__ */ operation<InputAt<operations['redeemInto']>, OutputAt<operations['redeemInto']>>({
  id: 'redeemInto',
  path: '/proxy/hwm/bff/trade/public/redeem2Buy',
  idempotent: true,
  writes: 288,
});
