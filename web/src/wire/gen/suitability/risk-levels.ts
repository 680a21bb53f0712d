// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** levels of customers and products, and how they match */
export const riskLevels = /* @__PURE__ */ operation<InputAt<operations['riskLevels']>, OutputAt<operations['riskLevels']>>({
  id: 'riskLevels',
  path: '/proxy/hwm/bff/common/info/riskLevels',
  reads: 16,
});
