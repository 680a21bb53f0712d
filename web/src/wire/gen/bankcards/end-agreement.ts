// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** end a card's channel agreement */
export const endAgreement = /* @__PURE__ */ operation<InputAt<operations['endAgreement']>, OutputAt<operations['endAgreement']>>({
  id: 'endAgreement',
  path: '/api/v1/m/closeAllinpay',
  writes: 4,
});
