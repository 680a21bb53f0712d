// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** pay methods for a fund */
export const payMethods = /* @__PURE__ */ operation<InputAt<operations['payMethods']>, OutputAt<operations['payMethods']>>({
  id: 'payMethods',
  path: '/proxy/hwm/bff/trade/methods',
  reads: 292,
});
