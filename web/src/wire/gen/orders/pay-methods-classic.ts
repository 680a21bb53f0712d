// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** pay methods for a fund */
export const payMethodsClassic = /* @__PURE__ */ operation<InputAt<operations['payMethodsClassic']>, OutputAt<operations['payMethodsClassic']>>({
  id: 'payMethodsClassic',
  method: 'GET',
  path: '/api/v1/m/getCustFundPayMethods',
  reads: 292,
});
