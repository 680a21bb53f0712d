// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** check the certificate number */
export const verifyCertificate = /* @__PURE__ */ operation<InputAt<operations['verifyCertificate']>, OutputAt<operations['verifyCertificate']>>({
  id: 'verifyCertificate',
  path: '/api/v1/m/verifycert',
});
