// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** download the picture of oneself */
export const userAvatar = /* @__PURE__ */ operation<InputAt<operations['userAvatar']>, OutputAt<operations['userAvatar']>>({
  id: 'userAvatar',
  method: 'GET',
  path: '/api/v1/m/useravatar',
  sealed: false,
  silent: true,
  reads: 2048,
});
