// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** notices of a fund */
export const listFundNotices = /* @__PURE__ */ operation<InputAt<operations['listFundNotices']>, OutputAt<operations['listFundNotices']>>({
  id: 'listFundNotices',
  path: '/proxy/hwm/bff/product/publicFund/fundBulletinList',
});
