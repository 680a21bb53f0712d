// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** months, years, falls and risk of a fund */
export const showAchievement = /* @__PURE__ */ operation<InputAt<operations['showAchievement']>, OutputAt<operations['showAchievement']>>({
  id: 'showAchievement',
  path: '/proxy/hwm/bff/product/publicFund/queryAchievement',
  reads: 64,
});
