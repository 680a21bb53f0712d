// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** before a conversion: shares, lots, both fees, dates, checks */
export const preConvert = /* @__PURE__ */ operation<InputAt<operations['preConvert']>, OutputAt<operations['preConvert']>>({
  id: 'preConvert',
  path: '/proxy/hwm/bff/trade/public/convertInfo',
  reads: 6512,
});
