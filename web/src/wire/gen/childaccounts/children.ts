// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the children with their wishes */
export const children = /* @__PURE__ */ operation<InputAt<operations['children']>, OutputAt<operations['children']>>({
  id: 'children',
  method: 'GET',
  path: '/api/v1/m/child/list',
  reads: 826,
});
