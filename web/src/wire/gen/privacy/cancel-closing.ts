// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** do not close the account */
export const cancelClosing = /* @__PURE__ */ operation<InputAt<operations['cancelClosing']>, OutputAt<operations['cancelClosing']>>({
  id: 'cancelClosing',
  path: '/api/v1/m/privacy/closing/cancel',
  writes: 2178,
});
