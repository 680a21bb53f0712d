// Generated from contract/rooms/market.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** index quotes and the market clock */
export const showIndexBoard = /* @__PURE__ */ operation<InputAt<operations['showIndexBoard']>, OutputAt<operations['showIndexBoard']>>({
  id: 'showIndexBoard',
  path: '/proxy/hwm/bff/trade/indexMarket/v2',
  silent: true,
  reads: 80,
});
