// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** money funds with which a fund can be paid */
export const cashAccounts = /* @__PURE__ */ operation<InputAt<operations['cashAccounts']>, OutputAt<operations['cashAccounts']>>({
  id: 'cashAccounts',
  path: '/proxy/hwm/bff/trade/bank/current/new',
  reads: 2340,
});
