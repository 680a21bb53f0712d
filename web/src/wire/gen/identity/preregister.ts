// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** send the code to register */
export const preregister = /* @__PURE__ */ operation<InputAt<operations['preregister']>, OutputAt<operations['preregister']>>({
  id: 'preregister',
  path: '/api/v1/m/preregister',
});
