// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** bound cards */
export const bankList = /* @__PURE__ */ operation<InputAt<operations['bankList']>, OutputAt<operations['bankList']>>({
  id: 'bankList',
  path: '/proxy/hwm/bff/member/bank/list',
  reads: 4,
});
