// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change the manager */
export const changeManager = /* @__PURE__ */ operation<InputAt<operations['changeManager']>, OutputAt<operations['changeManager']>>({
  id: 'changeManager',
  path: '/api/v1/m/manager/update',
  writes: 1,
});
