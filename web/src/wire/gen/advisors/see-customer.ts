// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what a customer lets his manager see: for the managers' app */
export const seeCustomer = /* @__PURE__ */ operation<InputAt<operations['seeCustomer']>, OutputAt<operations['seeCustomer']>>({
  id: 'seeCustomer',
  path: '/api/v1/m/advisor/customer',
});
