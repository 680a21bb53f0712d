// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** use a code for a sensitive change */
export const beginOwnFlow = /* @__PURE__ */ operation<InputAt<operations['beginOwnFlow']>, OutputAt<operations['beginOwnFlow']>>({
  id: 'beginOwnFlow',
  path: '/api/v1/m/verifycode2',
});
