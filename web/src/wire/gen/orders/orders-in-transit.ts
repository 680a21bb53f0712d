// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** orders in transit */
export const ordersInTransit = /* @__PURE__ */ operation<InputAt<operations['ordersInTransit']>, OutputAt<operations['ordersInTransit']>>({
  id: 'ordersInTransit',
  method: 'GET',
  path: '/api/v1/m/request',
  reads: 256,
});
