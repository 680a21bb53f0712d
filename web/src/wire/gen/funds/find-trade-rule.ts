// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** rules, fees and dates of a fund */
export const findTradeRule = /* @__PURE__ */ operation<InputAt<operations['findTradeRule']>, OutputAt<operations['findTradeRule']>>({
  id: 'findTradeRule',
  path: '/proxy/hwm/bff/member/aim/findTradeRule',
  reads: 80,
});
