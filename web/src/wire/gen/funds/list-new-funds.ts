// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** funds in their offering */
export const listNewFunds = /* @__PURE__ */ operation<InputAt<operations['listNewFunds']>, OutputAt<operations['listNewFunds']>>({
  id: 'listNewFunds',
  path: '/proxy/hwm/bff/product/fund/newPublishFundList',
  reads: 64,
});
