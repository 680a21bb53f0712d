// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a fund in its offering */
export const showNewFund = /* @__PURE__ */ operation<InputAt<operations['showNewFund']>, OutputAt<operations['showNewFund']>>({
  id: 'showNewFund',
  path: '/proxy/hwm/bff/product/fund/newPubFundInfo',
  reads: 64,
});
