// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** do not show dividends again */
export const closeDividends = /* @__PURE__ */ operation<InputAt<operations['closeDividends']>, OutputAt<operations['closeDividends']>>({
  id: 'closeDividends',
  path: '/proxy/hwm/bff/product/fund/closeDividendRemind',
  silent: true,
  writes: 32,
});
