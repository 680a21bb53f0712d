// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** target of a redirect key */
export const redirectTarget = /* @__PURE__ */ operation<InputAt<operations['redirectTarget']>, OutputAt<operations['redirectTarget']>>({
  id: 'redirectTarget',
  method: 'GET',
  path: '/api/v1/m/getRedirect',
  silent: true,
});
