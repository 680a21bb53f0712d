// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** one order with its time line */
export const orderDetailClassic = /* @__PURE__ */ operation<InputAt<operations['orderDetailClassic']>, OutputAt<operations['orderDetailClassic']>>({
  id: 'orderDetailClassic',
  method: 'GET',
  path: '/api/v1/m/request/detail',
  reads: 272,
});
