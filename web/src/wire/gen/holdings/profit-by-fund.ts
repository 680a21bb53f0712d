// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** of what the profit of a day, month or year consists */
export const profitByFund = /* @__PURE__ */ operation<InputAt<operations['profitByFund']>, OutputAt<operations['profitByFund']>>({
  id: 'profitByFund',
  path: '/proxy/hwm/bff/asset/profit/byFund',
  reads: 32,
});
