// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** where the money is, seen through the funds */
export const assetAnalysis = /* @__PURE__ */ operation<InputAt<operations['assetAnalysis']>, OutputAt<operations['assetAnalysis']>>({
  id: 'assetAnalysis',
  path: '/proxy/hwm/bff/asset/analysis',
  reads: 4384,
});
