// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** declare tax residency */
export const declareTax = /* @__PURE__ */ operation<InputAt<operations['declareTax']>, OutputAt<operations['declareTax']>>({
  id: 'declareTax',
  path: '/api/v1/m/crs/modify',
  writes: 2176,
});
