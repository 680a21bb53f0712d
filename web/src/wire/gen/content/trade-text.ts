// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** how a fund is traded, to read */
export const tradeText = /* @__PURE__ */ operation<InputAt<operations['tradeText']>, OutputAt<operations['tradeText']>>({
  id: 'tradeText',
  path: '/proxy/hwm/bff/member/aim/findFundTradeDescription',
  reads: 80,
});
