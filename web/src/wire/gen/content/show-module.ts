// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a module and its content */
export const showModule = /* @__PURE__ */ operation<InputAt<operations['showModule']>, OutputAt<operations['showModule']>>({
  id: 'showModule',
  path: '/proxy/hwm/bff/member/aim/findModuleAndModuleContent',
  reads: 16,
});
