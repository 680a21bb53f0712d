// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the agreements of a fund */
export const fundAgreements = /* @__PURE__ */ operation<InputAt<operations['fundAgreements']>, OutputAt<operations['fundAgreements']>>({
  id: 'fundAgreements',
  path: '/proxy/hwm/bff/member/aim/findFundAgreement',
  reads: 80,
});
