// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change items of the profile */
export const changeProfile = /* @__PURE__ */ operation<InputAt<operations['changeProfile']>, OutputAt<operations['changeProfile']>>({
  id: 'changeProfile',
  path: '/api/v1/m/changeinfo',
  writes: 2176,
});
