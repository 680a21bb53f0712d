// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from '../content';

/** text: how trading works */
export const tradeRuleText = /* @__PURE__ */ operation<InputAt<operations['tradeRuleText']>, OutputAt<operations['tradeRuleText']>>({
  id: 'tradeRuleText',
  path: '/proxy/hwm/bff/member/aim/findTradeRule',
});
