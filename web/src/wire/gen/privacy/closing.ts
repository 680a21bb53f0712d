// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what stands against closing the account, what ends, what stays */
export const closing = /* @__PURE__ */ operation<InputAt<operations['closing']>, OutputAt<operations['closing']>>({
  id: 'closing',
  method: 'GET',
  path: '/api/v1/m/privacy/closing',
  reads: 3382,
});
