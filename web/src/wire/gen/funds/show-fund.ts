// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the page of a fund */
export const showFund = /* @__PURE__ */ operation<InputAt<operations['showFund']>, OutputAt<operations['showFund']>>({
  id: 'showFund',
  path: '/proxy/hwm/bff/product/publicFund/fundProductDetail',
  reads: 64,
});
