// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** system parameters */
export const parameters = /* @__PURE__ */ operation<InputAt<operations['parameters']>, OutputAt<operations['parameters']>>({
  id: 'parameters',
  method: 'GET',
  path: '/api/v1/m/sysParamQuery',
});
