// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** have no picture of oneself any more */
export const removeAvatar = /* @__PURE__ */ operation<InputAt<operations['removeAvatar']>, OutputAt<operations['removeAvatar']>>({
  id: 'removeAvatar',
  path: '/api/v1/m/useravatar/remove',
  writes: 2048,
});
