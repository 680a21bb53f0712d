// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** fees of a fund and of a purchase */
export const quoteFees = /* @__PURE__ */ operation<InputAt<operations['quoteFees']>, OutputAt<operations['quoteFees']>>({
  id: 'quoteFees',
  path: '/proxy/hwm/bff/trade/productFee',
  reads: 64,
});
