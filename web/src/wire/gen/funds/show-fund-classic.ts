// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the page of a fund */
export const showFundClassic = /* @__PURE__ */ operation<InputAt<operations['showFundClassic']>, OutputAt<operations['showFundClassic']>>({
  id: 'showFundClassic',
  method: 'GET',
  path: '/api/v1/m/productdetail',
  reads: 64,
});
