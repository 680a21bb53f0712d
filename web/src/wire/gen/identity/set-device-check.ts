// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** check of new devices, on or off */
export const setDeviceCheck = /* @__PURE__ */ operation<InputAt<operations['setDeviceCheck']>, OutputAt<operations['setDeviceCheck']>>({
  id: 'setDeviceCheck',
  path: '/api/v1/m/security/devicecheck',
  writes: 16512,
});
