// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what an order was promised, beside what came */
export const orderPromises = /* @__PURE__ */ operation<InputAt<operations['orderPromises']>, OutputAt<operations['orderPromises']>>({
  id: 'orderPromises',
  path: '/proxy/hwm/bff/trade/orderPromises',
  reads: 272,
});
