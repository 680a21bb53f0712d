// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** profit by day, month, year */
export const profitHistory = /* @__PURE__ */ operation<InputAt<operations['profitHistory']>, OutputAt<operations['profitHistory']>>({
  id: 'profitHistory',
  path: '/proxy/hwm/bff/asset/profit/queryProfitHis',
  reads: 32,
});
