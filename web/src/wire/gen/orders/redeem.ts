// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** redeem a public fund */
export const redeem = /* @__PURE__ */ operation<InputAt<operations['redeem']>, OutputAt<operations['redeem']>>({
  id: 'redeem',
  path: '/proxy/hwm/bff/trade/publicRedeem',
  idempotent: true,
  writes: 288,
});
