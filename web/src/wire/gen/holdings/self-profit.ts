// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** profit of self-directed assets */
export const selfProfit = /* @__PURE__ */ operation<InputAt<operations['selfProfit']>, OutputAt<operations['selfProfit']>>({
  id: 'selfProfit',
  method: 'GET',
  path: '/api/v1/m/getselfprofit',
  reads: 32,
});
