// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what was changed of the profile */
export const profileChanges = /* @__PURE__ */ operation<InputAt<operations['profileChanges']>, OutputAt<operations['profileChanges']>>({
  id: 'profileChanges',
  path: '/proxy/hwm/bff/member/info/profileChanges',
  reads: 2048,
});
