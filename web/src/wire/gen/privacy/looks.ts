// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** who looked at what is known of the customer */
export const looks = /* @__PURE__ */ operation<InputAt<operations['looks']>, OutputAt<operations['looks']>>({
  id: 'looks',
  method: 'GET',
  path: '/api/v1/m/privacy/looks',
  reads: 2,
});
