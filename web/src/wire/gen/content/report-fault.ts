// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the app broke on a screen */
export const reportFault = /* @__PURE__ */ operation<InputAt<operations['reportFault']>, OutputAt<operations['reportFault']>>({
  id: 'reportFault',
  path: '/api/v1/m/app/fault',
  sealed: false,
  silent: true,
});
