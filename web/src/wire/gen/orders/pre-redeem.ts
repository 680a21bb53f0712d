// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** before a redemption: shares, lots, fee, dates */
export const preRedeem = /* @__PURE__ */ operation<InputAt<operations['preRedeem']>, OutputAt<operations['preRedeem']>>({
  id: 'preRedeem',
  path: '/proxy/hwm/bff/trade/redeem/publicRedeemPre',
  reads: 6516,
});
