// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the latest NAV */
export const showLatestNav = /* @__PURE__ */ operation<InputAt<operations['showLatestNav']>, OutputAt<operations['showLatestNav']>>({
  id: 'showLatestNav',
  method: 'GET',
  path: '/api/v1/m/product/nav',
  reads: 64,
});
