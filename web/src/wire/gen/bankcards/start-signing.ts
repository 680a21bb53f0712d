// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** sign a card; sends the channel's SMS */
export const startSigning = /* @__PURE__ */ operation<InputAt<operations['startSigning']>, OutputAt<operations['startSigning']>>({
  id: 'startSigning',
  path: '/api/v1/m/account/openAllinpay',
  writes: 4,
});
