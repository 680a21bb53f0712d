// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** find a manager */
export const findManager = /* @__PURE__ */ operation<InputAt<operations['findManager']>, OutputAt<operations['findManager']>>({
  id: 'findManager',
  method: 'GET',
  path: '/api/v1/m/manager/query',
  silent: true,
});
