// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** payment state of an order */
export const payStateV3 = /* @__PURE__ */ operation<InputAt<operations['payStateV3']>, OutputAt<operations['payStateV3']>>({
  id: 'payStateV3',
  path: '/proxy/api/v3/trade/payStatus',
  reads: 256,
});
