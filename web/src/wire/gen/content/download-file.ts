// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a file of ours by its id */
export const downloadFile = /* @__PURE__ */ operation<InputAt<operations['downloadFile']>, OutputAt<operations['downloadFile']>>({
  id: 'downloadFile',
  method: 'GET',
  path: '/api/v1/m/proxy/download',
  sealed: false,
  blob: true,
});
