// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** purchase rule, fees and dates */
export const showPurchaseRule = /* @__PURE__ */ operation<InputAt<operations['showPurchaseRule']>, OutputAt<operations['showPurchaseRule']>>({
  id: 'showPurchaseRule',
  method: 'GET',
  path: '/api/v1/m/purchaserule',
  reads: 80,
});
