// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a notice of a fund */
export const showFundNotice = /* @__PURE__ */ operation<InputAt<operations['showFundNotice']>, OutputAt<operations['showFundNotice']>>({
  id: 'showFundNotice',
  path: '/proxy/hwm/bff/product/publicFund/fundBulletinDetail',
});
