// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** redemptions into other funds, both legs of each */
export const redeemIntoRecords = /* @__PURE__ */ operation<InputAt<operations['redeemIntoRecords']>, OutputAt<operations['redeemIntoRecords']>>({
  id: 'redeemIntoRecords',
  path: '/proxy/hwm/bff/trade/redeem2buyTradeRecord',
  reads: 256,
});
