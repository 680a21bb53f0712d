// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** buy a public fund, paid from a money fund */
export const buyFromMoneyFund = /* @__PURE__ */ operation<InputAt<operations['buyFromMoneyFund']>, OutputAt<operations['buyFromMoneyFund']>>({
  id: 'buyFromMoneyFund',
  path: '/api/v1/m/tradefundbuy',
  idempotent: true,
  writes: 288,
});
