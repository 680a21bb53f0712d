// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** all that was agreed to and withdrawn, chained */
export const consentChain = /* @__PURE__ */ operation<InputAt<operations['consentChain']>, OutputAt<operations['consentChain']>>({
  id: 'consentChain',
  method: 'GET',
  path: '/api/v1/m/privacy/consents/chain',
  reads: 2,
});
