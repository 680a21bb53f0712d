// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** dividend method of a holding */
export const dividendMethod = /* @__PURE__ */ operation<InputAt<operations['dividendMethod']>, OutputAt<operations['dividendMethod']>>({
  id: 'dividendMethod',
  path: '/proxy/hwm/bff/asset/queryDividendMethod',
  reads: 32,
});
