// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what fills the cards of a page */
export const aggregateRecommendations = /* @__PURE__ */ operation<InputAt<operations['aggregateRecommendations']>, OutputAt<operations['aggregateRecommendations']>>({
  id: 'aggregateRecommendations',
  path: '/proxy/hwm/bff/member/card/findAggRecomm',
  reads: 80,
});
