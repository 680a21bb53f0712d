// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** newest agreement after login */
export const newestAgreement = /* @__PURE__ */ operation<InputAt<operations['newestAgreement']>, OutputAt<operations['newestAgreement']>>({
  id: 'newestAgreement',
  path: '/proxy/investor/api/agreement/findNewAgreement',
  reads: 2,
});
