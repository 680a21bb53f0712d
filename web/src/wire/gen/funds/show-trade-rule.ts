// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** rules, fees and dates of a fund */
export const showTradeRule = /* @__PURE__ */ operation<InputAt<operations['showTradeRule']>, OutputAt<operations['showTradeRule']>>({
  id: 'showTradeRule',
  path: '/proxy/hwm/bff/product/publicFund/tradeRule',
  reads: 80,
});
