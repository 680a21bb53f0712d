// Generated from contract/rooms/market.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** that no intraday estimate is offered */
export const showValuation = /* @__PURE__ */ operation<InputAt<operations['showValuation']>, OutputAt<operations['showValuation']>>({
  id: 'showValuation',
  path: '/proxy/hwm/bff/product/publicFund/queryFundRealTimeValuation',
  reads: 64,
});
