// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** dates of an order placed now */
export const requestDates = /* @__PURE__ */ operation<InputAt<operations['requestDates']>, OutputAt<operations['requestDates']>>({
  id: 'requestDates',
  method: 'GET',
  path: '/api/v1/m/requestdate',
  reads: 16,
});
