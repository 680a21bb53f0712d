// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** record an action */
export const recordAction = /* @__PURE__ */ operation<InputAt<operations['recordAction']>, OutputAt<operations['recordAction']>>({
  id: 'recordAction',
  path: '/proxy/hwm/bff/member/info/action/record',
  silent: true,
});
