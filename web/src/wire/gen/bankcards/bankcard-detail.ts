// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** one card, and what is on it */
export const bankcardDetail = /* @__PURE__ */ operation<InputAt<operations['bankcardDetail']>, OutputAt<operations['bankcardDetail']>>({
  id: 'bankcardDetail',
  method: 'GET',
  path: '/api/v1/m/bankcardDetail',
  reads: 804,
});
