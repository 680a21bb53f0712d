// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** trade records by month */
export const tradeRecords = /* @__PURE__ */ operation<InputAt<operations['tradeRecords']>, OutputAt<operations['tradeRecords']>>({
  id: 'tradeRecords',
  path: '/proxy/hwm/bff/trade/queryTradeRecordNew',
  reads: 256,
});
