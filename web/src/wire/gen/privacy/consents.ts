// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** to what the customer agrees, purpose by purpose */
export const consents = /* @__PURE__ */ operation<InputAt<operations['consents']>, OutputAt<operations['consents']>>({
  id: 'consents',
  method: 'GET',
  path: '/api/v1/m/privacy/consents',
  reads: 18,
});
