// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what the manager may see */
export const dataAuthorization = /* @__PURE__ */ operation<InputAt<operations['dataAuthorization']>, OutputAt<operations['dataAuthorization']>>({
  id: 'dataAuthorization',
  path: '/proxy/api/v2/salesField/custAuth/get',
  reads: 17,
});
