// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** upload a picture: a form with kind (certFront, certBack, card) and file (JPG, PNG or WebP, at most 4 MB); answers {fileId} */
export const uploadPic = /* @__PURE__ */ operation<InputAt<operations['uploadPic']>, OutputAt<operations['uploadPic']>>({
  id: 'uploadPic',
  path: '/api/v1/m/uploadPic',
  sealed: false,
});
