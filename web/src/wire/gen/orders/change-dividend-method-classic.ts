// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change the dividend method of a holding */
export const changeDividendMethodClassic = /* @__PURE__ */ operation<InputAt<operations['changeDividendMethodClassic']>, OutputAt<operations['changeDividendMethodClassic']>>({
  id: 'changeDividendMethodClassic',
  path: '/api/v1/m/dividend/change',
  idempotent: true,
  writes: 288,
});
