// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** banks of the channel and limits */
export const banks = /* @__PURE__ */ operation<InputAt<operations['banks']>, OutputAt<operations['banks']>>({
  id: 'banks',
  method: 'GET',
  path: '/api/v1/m/allinpay/bankList',
});
