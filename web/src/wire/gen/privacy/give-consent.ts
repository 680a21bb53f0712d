// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** agree to a purpose */
export const giveConsent = /* @__PURE__ */ operation<InputAt<operations['giveConsent']>, OutputAt<operations['giveConsent']>>({
  id: 'giveConsent',
  path: '/api/v1/m/privacy/consents/give',
  writes: 2050,
});
