// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** before a buy: limits, fee, cards, dates, checks */
export const preBuy = /* @__PURE__ */ operation<InputAt<operations['preBuy']>, OutputAt<operations['preBuy']>>({
  id: 'preBuy',
  path: '/proxy/hwm/bff/trade/public/pre',
  reads: 7540,
});
