// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** dividend methods by card */
export const dividendMethods = /* @__PURE__ */ operation<InputAt<operations['dividendMethods']>, OutputAt<operations['dividendMethods']>>({
  id: 'dividendMethods',
  path: '/proxy/hwm/bff/asset/queryDividendMethodNew',
  reads: 32,
});
