// Generated from contract/rooms/market.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** closes of an index over months and years */
export const indexTrend = /* @__PURE__ */ operation<InputAt<operations['indexTrend']>, OutputAt<operations['indexTrend']>>({
  id: 'indexTrend',
  path: '/proxy/hwm/bff/common/indexTrend',
  reads: 64,
});
