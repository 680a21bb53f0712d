// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** mail the statement of an order */
export const mailStatement = /* @__PURE__ */ operation<InputAt<operations['mailStatement']>, OutputAt<operations['mailStatement']>>({
  id: 'mailStatement',
  method: 'GET',
  path: '/api/v1/m/sendTradeEmail',
});
