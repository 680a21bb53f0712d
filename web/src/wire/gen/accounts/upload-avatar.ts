// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** upload the picture of oneself: a form with file (JPG, PNG or WebP, at most 2 MB); answers {avatarId} */
export const uploadAvatar = /* @__PURE__ */ operation<InputAt<operations['uploadAvatar']>, OutputAt<operations['uploadAvatar']>>({
  id: 'uploadAvatar',
  path: '/api/v1/m/uploaduseravatar',
  sealed: false,
  writes: 2048,
});
