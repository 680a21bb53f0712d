// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** move the customer to another manager */
export const changeOwner = /* @__PURE__ */ operation<InputAt<operations['changeOwner']>, OutputAt<operations['changeOwner']>>({
  id: 'changeOwner',
  path: '/api/v1/m/changeowner',
  writes: 1,
});
