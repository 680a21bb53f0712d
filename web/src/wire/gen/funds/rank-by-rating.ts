// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** ranking by rating */
export const rankByRating = /* @__PURE__ */ operation<InputAt<operations['rankByRating']>, OutputAt<operations['rankByRating']>>({
  id: 'rankByRating',
  method: 'GET',
  path: '/api/v1/m/fundrankings/appraisement',
  reads: 64,
});
