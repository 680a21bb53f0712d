// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** audit state of a proof */
export const proofDetail = /* @__PURE__ */ operation<InputAt<operations['proofDetail']>, OutputAt<operations['proofDetail']>>({
  id: 'proofDetail',
  method: 'GET',
  path: '/api/v1/m/open/proof/detail',
  reads: 2048,
});
