// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** password, devices, switches */
export const security = /* @__PURE__ */ operation<InputAt<operations['security']>, OutputAt<operations['security']>>({
  id: 'security',
  method: 'GET',
  path: '/api/v1/m/security/overview',
  reads: 18432,
});
