// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** use an SMS code; gives a sessionkey */
export const beginFlow = /* @__PURE__ */ operation<InputAt<operations['beginFlow']>, OutputAt<operations['beginFlow']>>({
  id: 'beginFlow',
  path: '/api/v1/m/verifycode',
});
