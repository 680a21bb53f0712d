// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** share lots of a holding */
export const shareLots = /* @__PURE__ */ operation<InputAt<operations['shareLots']>, OutputAt<operations['shareLots']>>({
  id: 'shareLots',
  path: '/proxy/hwm/bff/asset/accountShareDetail',
  reads: 32,
});
