// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the customer agreed */
export const signAgreement = /* @__PURE__ */ operation<InputAt<operations['signAgreement']>, OutputAt<operations['signAgreement']>>({
  id: 'signAgreement',
  path: '/proxy/investor/api/agreement/signAgreement',
  writes: 2,
});
