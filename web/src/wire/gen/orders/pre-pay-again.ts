// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** before a refused payout is asked for again: why, and which cards */
export const prePayAgain = /* @__PURE__ */ operation<InputAt<operations['prePayAgain']>, OutputAt<operations['prePayAgain']>>({
  id: 'prePayAgain',
  method: 'GET',
  path: '/api/v1/m/payout/again/pre',
  reads: 260,
});
