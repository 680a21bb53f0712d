// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** cancel an order before its cut-off */
export const cancelOrder = /* @__PURE__ */ operation<InputAt<operations['cancelOrder']>, OutputAt<operations['cancelOrder']>>({
  id: 'cancelOrder',
  path: '/proxy/hwm/bff/trade/tradeCancel',
  idempotent: true,
  writes: 1312,
});
