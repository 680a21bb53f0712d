// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a signature for a page in WeChat */
export const jsConfig = /* @__PURE__ */ operation<InputAt<operations['jsConfig']>, OutputAt<operations['jsConfig']>>({
  id: 'jsConfig',
  path: '/api/v1/m/jsconfig',
});
