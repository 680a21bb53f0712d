// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** ratings of a fund */
export const listRatings = /* @__PURE__ */ operation<InputAt<operations['listRatings']>, OutputAt<operations['listRatings']>>({
  id: 'listRatings',
  path: '/proxy/hwm/bff/product/publicFund/queryFundRating',
  reads: 64,
});
