// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** payment state of an order */
export const payState = /* @__PURE__ */ operation<InputAt<operations['payState']>, OutputAt<operations['payState']>>({
  id: 'payState',
  path: '/proxy/hwm/bff/trade/queryPayState',
  silent: true,
  reads: 256,
});
