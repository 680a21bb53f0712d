// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** who lets a manager see something: for the managers' app */
export const listCustomers = /* @__PURE__ */ operation<InputAt<operations['listCustomers']>, OutputAt<operations['listCustomers']>>({
  id: 'listCustomers',
  path: '/api/v1/m/advisor/customers',
});
