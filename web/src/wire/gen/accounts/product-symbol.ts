// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what is missing for a product */
export const productSymbol = /* @__PURE__ */ operation<InputAt<operations['productSymbol']>, OutputAt<operations['productSymbol']>>({
  id: 'productSymbol',
  path: '/proxy/hwm/bff/common/info/symbol',
  reads: 2064,
});
