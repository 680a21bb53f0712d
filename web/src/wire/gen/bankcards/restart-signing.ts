// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** send it again, or sign again */
export const restartSigning = /* @__PURE__ */ operation<InputAt<operations['restartSigning']>, OutputAt<operations['restartSigning']>>({
  id: 'restartSigning',
  path: '/api/v1/m/account/reOpenAllinpay',
  writes: 4,
});
