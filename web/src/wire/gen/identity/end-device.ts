// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** log a device out and forget it */
export const endDevice = /* @__PURE__ */ operation<InputAt<operations['endDevice']>, OutputAt<operations['endDevice']>>({
  id: 'endDevice',
  path: '/api/v1/m/security/devices/end',
  writes: 16384,
});
