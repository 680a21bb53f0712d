// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** growth against benchmark and peers */
export const drawGrowth = /* @__PURE__ */ operation<InputAt<operations['drawGrowth']>, OutputAt<operations['drawGrowth']>>({
  id: 'drawGrowth',
  path: '/proxy/hwm/bff/product/publicFund/queryCharts/v2',
  reads: 64,
});
