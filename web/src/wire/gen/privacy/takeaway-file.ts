// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the file */
export const takeawayFile = /* @__PURE__ */ operation<InputAt<operations['takeawayFile']>, OutputAt<operations['takeawayFile']>>({
  id: 'takeawayFile',
  path: '/api/v1/m/privacy/takeaway/file',
  large: true,
});
