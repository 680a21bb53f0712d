// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what an embedding app's token says */
export const whoami = /* @__PURE__ */ operation<InputAt<operations['whoami']>, OutputAt<operations['whoami']>>({
  id: 'whoami',
  path: '/api/v1/m/oauth/whoami',
});
