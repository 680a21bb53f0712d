// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** overview of assets and profit */
export const assetOverview = /* @__PURE__ */ operation<InputAt<operations['assetOverview']>, OutputAt<operations['assetOverview']>>({
  id: 'assetOverview',
  path: '/proxy/hwm/bff/asset/myOverview',
  reads: 288,
});
