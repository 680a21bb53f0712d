// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** payment of an order */
export const payDetail = /* @__PURE__ */ operation<InputAt<operations['payDetail']>, OutputAt<operations['payDetail']>>({
  id: 'payDetail',
  method: 'GET',
  path: '/api/v1/m/request/payinfo',
  reads: 256,
});
