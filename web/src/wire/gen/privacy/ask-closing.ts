// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** close the account, after days to change one's mind */
export const askClosing = /* @__PURE__ */ operation<InputAt<operations['askClosing']>, OutputAt<operations['askClosing']>>({
  id: 'askClosing',
  path: '/api/v1/m/privacy/closing/ask',
  writes: 2178,
});
