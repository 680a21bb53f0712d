// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what a file of ours is */
export const describeFile = /* @__PURE__ */ operation<InputAt<operations['describeFile']>, OutputAt<operations['describeFile']>>({
  id: 'describeFile',
  method: 'GET',
  path: '/api/v1/m/info/file',
  silent: true,
  reads: 16,
});
