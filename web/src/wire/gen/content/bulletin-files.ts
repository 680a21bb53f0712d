// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the files of a notice */
export const bulletinFiles = /* @__PURE__ */ operation<InputAt<operations['bulletinFiles']>, OutputAt<operations['bulletinFiles']>>({
  id: 'bulletinFiles',
  method: 'GET',
  path: '/api/v1/m/info/files',
});
