// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** finish a login on a new device */
export const confirmDevice = /* @__PURE__ */ operation<InputAt<operations['confirmDevice']>, OutputAt<operations['confirmDevice']>>({
  id: 'confirmDevice',
  path: '/api/v1/m/loginverifycert',
  writes: 16384,
});
