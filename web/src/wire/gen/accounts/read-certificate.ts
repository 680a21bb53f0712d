// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** read a photo of a certificate */
export const readCertificate = /* @__PURE__ */ operation<InputAt<operations['readCertificate']>, OutputAt<operations['readCertificate']>>({
  id: 'readCertificate',
  path: '/api/v1/m/handlePic',
  silent: true,
});
