// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** search of funds */
export const searchFundsClassic = /* @__PURE__ */ operation<InputAt<operations['searchFundsClassic']>, OutputAt<operations['searchFundsClassic']>>({
  id: 'searchFundsClassic',
  method: 'GET',
  path: '/api/v1/m/product/search',
  reads: 64,
  writes: 8192,
});
