// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** record an action */
export const recordActionClassic = /* @__PURE__ */ operation<InputAt<operations['recordActionClassic']>, OutputAt<operations['recordActionClassic']>>({
  id: 'recordActionClassic',
  path: '/api/v1/m/user/action/record',
});
