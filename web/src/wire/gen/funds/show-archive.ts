// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the archive of a fund */
export const showArchive = /* @__PURE__ */ operation<InputAt<operations['showArchive']>, OutputAt<operations['showArchive']>>({
  id: 'showArchive',
  path: '/proxy/hwm/bff/product/publicFund/queryFundArchives',
});
