// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** ranking by performance */
export const rankByPerformance = /* @__PURE__ */ operation<InputAt<operations['rankByPerformance']>, OutputAt<operations['rankByPerformance']>>({
  id: 'rankByPerformance',
  method: 'GET',
  path: '/api/v1/m/fundrankings/performance',
  reads: 64,
});
