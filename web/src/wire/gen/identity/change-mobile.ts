// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change the mobile */
export const changeMobile = /* @__PURE__ */ operation<InputAt<operations['changeMobile']>, OutputAt<operations['changeMobile']>>({
  id: 'changeMobile',
  path: '/api/v1/m/mobile/reset',
  writes: 18560,
});
