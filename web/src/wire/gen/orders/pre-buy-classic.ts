// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** before a buy: limits, fee, cards, dates, checks */
export const preBuyClassic = /* @__PURE__ */ operation<InputAt<operations['preBuyClassic']>, OutputAt<operations['preBuyClassic']>>({
  id: 'preBuyClassic',
  method: 'GET',
  path: '/api/v1/m/prebuynew',
  reads: 7540,
});
