// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a lesson for points */
export const buyLesson = /* @__PURE__ */ operation<InputAt<operations['buyLesson']>, OutputAt<operations['buyLesson']>>({
  id: 'buyLesson',
  path: '/proxy/hwm/bff/member/jiadou/buyLesson',
  writes: 1024,
});
