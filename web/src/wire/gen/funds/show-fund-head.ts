// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** name, price and status of a fund */
export const showFundHead = /* @__PURE__ */ operation<InputAt<operations['showFundHead']>, OutputAt<operations['showFundHead']>>({
  id: 'showFundHead',
  path: '/proxy/hwm/bff/product/publicFund/fund',
  reads: 64,
});
