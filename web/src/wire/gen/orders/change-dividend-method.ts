// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change the dividend method of a holding */
export const changeDividendMethod = /* @__PURE__ */ operation<InputAt<operations['changeDividendMethod']>, OutputAt<operations['changeDividendMethod']>>({
  id: 'changeDividendMethod',
  path: '/proxy/hwm/bff/asset/changeDividendMethod',
  idempotent: true,
  writes: 288,
});
