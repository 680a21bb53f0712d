// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** bound cards */
export const bankcardList = /* @__PURE__ */ operation<InputAt<operations['bankcardList']>, OutputAt<operations['bankcardList']>>({
  id: 'bankcardList',
  method: 'GET',
  path: '/api/v1/m/bankcardList',
  reads: 4,
});
