// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** open the account */
export const openAccount = /* @__PURE__ */ operation<InputAt<operations['openAccount']>, OutputAt<operations['openAccount']>>({
  id: 'openAccount',
  path: '/api/v1/m/open',
  idempotent: true,
  writes: 2052,
});
