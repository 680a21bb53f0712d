// Generated from contract/rooms/pension.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** buy a pension fund (Y shares) */
export const buyPension = /* @__PURE__ */ operation<InputAt<operations['buyPension']>, OutputAt<operations['buyPension']>>({
  id: 'buyPension',
  path: '/api/v1/m/pension/trade/buy',
  idempotent: true,
  writes: 288,
});
