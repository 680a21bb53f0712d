// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** convert a holding into another fund */
export const convertClassic = /* @__PURE__ */ operation<InputAt<operations['convertClassic']>, OutputAt<operations['convertClassic']>>({
  id: 'convertClassic',
  path: '/api/v1/m/convert',
  idempotent: true,
  writes: 288,
});
