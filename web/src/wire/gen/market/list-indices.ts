// Generated from contract/rooms/market.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** all indices with curves */
export const listIndices = /* @__PURE__ */ operation<InputAt<operations['listIndices']>, OutputAt<operations['listIndices']>>({
  id: 'listIndices',
  path: '/proxy/hwm/bff/common/listAllIndex',
  reads: 64,
});
