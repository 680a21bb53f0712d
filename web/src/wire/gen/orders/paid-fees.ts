// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** fees since opening, by kind and by fund, beside the profit */
export const paidFees = /* @__PURE__ */ operation<InputAt<operations['paidFees']>, OutputAt<operations['paidFees']>>({
  id: 'paidFees',
  path: '/proxy/hwm/bff/asset/fees',
  reads: 288,
});
