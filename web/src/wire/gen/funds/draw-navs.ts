// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** curves of price or income */
export const drawNavs = /* @__PURE__ */ operation<InputAt<operations['drawNavs']>, OutputAt<operations['drawNavs']>>({
  id: 'drawNavs',
  path: '/proxy/hwm/bff/product/publicFund/queryCharts',
  reads: 64,
});
