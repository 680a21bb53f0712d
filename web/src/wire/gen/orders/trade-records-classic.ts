// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** trade records by month */
export const tradeRecordsClassic = /* @__PURE__ */ operation<InputAt<operations['tradeRecordsClassic']>, OutputAt<operations['tradeRecordsClassic']>>({
  id: 'tradeRecordsClassic',
  path: '/api/v1/m/getCustDealHistory',
  reads: 256,
});
