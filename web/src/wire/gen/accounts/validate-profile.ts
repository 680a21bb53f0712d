// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** validate items before saving */
export const validateProfile = /* @__PURE__ */ operation<InputAt<operations['validateProfile']>, OutputAt<operations['validateProfile']>>({
  id: 'validateProfile',
  path: '/api/v1/m/validateUserInfo',
  silent: true,
  reads: 2048,
});
