// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** channel and share tracking */
export const shareChannel = /* @__PURE__ */ operation<InputAt<operations['shareChannel']>, OutputAt<operations['shareChannel']>>({
  id: 'shareChannel',
  method: 'GET',
  path: '/api/v1/m/shared/channel',
  sealed: false,
});
