// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** search of funds */
export const searchFunds = /* @__PURE__ */ operation<InputAt<operations['searchFunds']>, OutputAt<operations['searchFunds']>>({
  id: 'searchFunds',
  path: '/proxy/hwm/bff/product/fund/searchProduct',
  reads: 64,
});
