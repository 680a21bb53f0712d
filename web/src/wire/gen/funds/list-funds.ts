// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** funds with filters */
export const listFunds = /* @__PURE__ */ operation<InputAt<operations['listFunds']>, OutputAt<operations['listFunds']>>({
  id: 'listFunds',
  path: '/proxy/hwm/bff/product/fund/productList',
  reads: 64,
});
