// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** basic facts of a fund */
export const showFundFacts = /* @__PURE__ */ operation<InputAt<operations['showFundFacts']>, OutputAt<operations['showFundFacts']>>({
  id: 'showFundFacts',
  path: '/proxy/hwm/bff/product/fund/queryFundProductInfo',
});
