// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** dividends to be shown */
export const dividendResults = /* @__PURE__ */ operation<InputAt<operations['dividendResults']>, OutputAt<operations['dividendResults']>>({
  id: 'dividendResults',
  path: '/proxy/hwm/bff/product/fund/queryDividendResult',
  reads: 32,
});
