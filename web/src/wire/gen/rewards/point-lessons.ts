// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what points buy, and what of it is bought */
export const pointLessons = /* @__PURE__ */ operation<InputAt<operations['pointLessons']>, OutputAt<operations['pointLessons']>>({
  id: 'pointLessons',
  path: '/api/v1/m/getSupportConvertJiaDou',
  silent: true,
  reads: 1040,
});
