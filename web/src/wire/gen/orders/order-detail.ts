// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** one order with its time line */
export const orderDetail = /* @__PURE__ */ operation<InputAt<operations['orderDetail']>, OutputAt<operations['orderDetail']>>({
  id: 'orderDetail',
  path: '/proxy/hwm/bff/trade/tradeRecordDetail',
  reads: 272,
});
