// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** check name and certificate */
export const userAuth = /* @__PURE__ */ operation<InputAt<operations['userAuth']>, OutputAt<operations['userAuth']>>({
  id: 'userAuth',
  path: '/api/v1/m/userAuth',
  writes: 2048,
});
