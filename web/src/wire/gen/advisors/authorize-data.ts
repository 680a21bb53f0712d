// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** let the manager see something, or no more */
export const authorizeData = /* @__PURE__ */ operation<InputAt<operations['authorizeData']>, OutputAt<operations['authorizeData']>>({
  id: 'authorizeData',
  path: '/proxy/hwm/bff/member/manager/authorize',
  writes: 1,
});
