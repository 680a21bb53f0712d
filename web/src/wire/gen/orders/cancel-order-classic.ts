// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** cancel an order before its cut-off */
export const cancelOrderClassic = /* @__PURE__ */ operation<InputAt<operations['cancelOrderClassic']>, OutputAt<operations['cancelOrderClassic']>>({
  id: 'cancelOrderClassic',
  path: '/api/v1/m/trade/cancel',
  idempotent: true,
  writes: 1312,
});
