// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what is missing */
export const symbol = /* @__PURE__ */ operation<InputAt<operations['symbol']>, OutputAt<operations['symbol']>>({
  id: 'symbol',
  method: 'GET',
  path: '/api/v1/m/symbol',
  reads: 2064,
});
