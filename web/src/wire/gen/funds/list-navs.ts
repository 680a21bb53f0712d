// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** NAV list of a fund */
export const listNavs = /* @__PURE__ */ operation<InputAt<operations['listNavs']>, OutputAt<operations['listNavs']>>({
  id: 'listNavs',
  path: '/proxy/hwm/bff/product/publicFund/queryFundNavList',
  reads: 64,
});
