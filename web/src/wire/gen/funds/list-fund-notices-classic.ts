// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** notices of a fund */
export const listFundNoticesClassic = /* @__PURE__ */ operation<InputAt<operations['listFundNoticesClassic']>, OutputAt<operations['listFundNoticesClassic']>>({
  id: 'listFundNoticesClassic',
  method: 'GET',
  path: '/api/v1/m/publicfund/notice',
});
