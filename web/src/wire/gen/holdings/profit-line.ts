// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** profit line */
export const profitLine = /* @__PURE__ */ operation<InputAt<operations['profitLine']>, OutputAt<operations['profitLine']>>({
  id: 'profitLine',
  path: '/proxy/hwm/bff/asset/profit/profitLine',
  reads: 32,
});
