// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what is missing */
export const memberSymbol = /* @__PURE__ */ operation<InputAt<operations['memberSymbol']>, OutputAt<operations['memberSymbol']>>({
  id: 'memberSymbol',
  path: '/proxy/hwm/bff/member/info/symbol',
  reads: 2064,
});
