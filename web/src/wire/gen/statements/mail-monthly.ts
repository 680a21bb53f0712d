// Generated from contract/rooms/statements.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** mail each month's statement, or do not */
export const mailMonthly = /* @__PURE__ */ operation<InputAt<operations['mailMonthly']>, OutputAt<operations['mailMonthly']>>({
  id: 'mailMonthly',
  path: '/api/v1/m/statements/monthly',
  writes: 128,
});
