// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** US dollar funds with growth */
export const listDollarFunds = /* @__PURE__ */ operation<InputAt<operations['listDollarFunds']>, OutputAt<operations['listDollarFunds']>>({
  id: 'listDollarFunds',
  method: 'GET',
  path: '/api/v1/m/getDollarInterestData',
  reads: 64,
});
