// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** NAV history of a fund */
export const listNavsClassic = /* @__PURE__ */ operation<InputAt<operations['listNavsClassic']>, OutputAt<operations['listNavsClassic']>>({
  id: 'listNavsClassic',
  method: 'GET',
  path: '/api/v1/m/fundnavlist',
  reads: 64,
});
