// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** end the session */
export const logout = /* @__PURE__ */ operation<InputAt<operations['logout']>, OutputAt<operations['logout']>>({
  id: 'logout',
  path: '/api/v1/m/logout',
  writes: 16384,
});
