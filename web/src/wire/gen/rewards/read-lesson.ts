// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a lesson that was bought */
export const readLesson = /* @__PURE__ */ operation<InputAt<operations['readLesson']>, OutputAt<operations['readLesson']>>({
  id: 'readLesson',
  path: '/proxy/hwm/bff/member/jiadou/lesson',
  silent: true,
  reads: 1024,
});
