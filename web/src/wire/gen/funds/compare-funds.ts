// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** two to four funds side by side */
export const compareFunds = /* @__PURE__ */ operation<InputAt<operations['compareFunds']>, OutputAt<operations['compareFunds']>>({
  id: 'compareFunds',
  path: '/proxy/hwm/bff/product/publicFund/compareFunds',
  reads: 64,
});
