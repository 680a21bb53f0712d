// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** agree to a purpose no more */
export const withdrawConsent = /* @__PURE__ */ operation<InputAt<operations['withdrawConsent']>, OutputAt<operations['withdrawConsent']>>({
  id: 'withdrawConsent',
  path: '/api/v1/m/privacy/consents/withdraw',
  writes: 2179,
});
