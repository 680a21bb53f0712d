// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** profit of one child's account */
export const childProfit = /* @__PURE__ */ operation<InputAt<operations['childProfit']>, OutputAt<operations['childProfit']>>({
  id: 'childProfit',
  method: 'GET',
  path: '/api/v1/m/getbabyprofit',
  reads: 40,
});
