// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** managers of a fund */
export const listManagers = /* @__PURE__ */ operation<InputAt<operations['listManagers']>, OutputAt<operations['listManagers']>>({
  id: 'listManagers',
  path: '/proxy/hwm/bff/product/publicFund/queryFundManager',
});
