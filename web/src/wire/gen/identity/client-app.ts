// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a token for an embedding app */
export const clientApp = /* @__PURE__ */ operation<InputAt<operations['clientApp']>, OutputAt<operations['clientApp']>>({
  id: 'clientApp',
  path: '/api/v1/m/oauth/clientApp',
});
