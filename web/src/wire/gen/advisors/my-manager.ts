// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** my account manager */
export const myManager = /* @__PURE__ */ operation<InputAt<operations['myManager']>, OutputAt<operations['myManager']>>({
  id: 'myManager',
  method: 'GET',
  path: '/api/v1/m/getMyManager',
  reads: 17,
});
