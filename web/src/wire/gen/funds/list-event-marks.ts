// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** marks on a fund's curve */
export const listEventMarks = /* @__PURE__ */ operation<InputAt<operations['listEventMarks']>, OutputAt<operations['listEventMarks']>>({
  id: 'listEventMarks',
  path: '/proxy/hwm/bff/product/publicFund/queryEventFlagInfoNew',
  reads: 64,
});
