// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** NAV history */
export const listNavHistory = /* @__PURE__ */ operation<InputAt<operations['listNavHistory']>, OutputAt<operations['listNavHistory']>>({
  id: 'listNavHistory',
  path: '/proxy/hwm/bff/product/publicFund/fundProductHistoryNav',
  reads: 64,
});
